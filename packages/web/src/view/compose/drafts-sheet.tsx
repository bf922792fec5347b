/** The drafts that are kept, each with a small picture of it. */
import type { JSX } from 'preact';
import type { Draft } from '../../draft/draft.ts';
import { patternOf, puzzleOf } from '../../draft/sketch.ts';
import { usePage, useText } from '../context.ts';
import { Icon } from '../icons.tsx';
import { Sheet } from '../sheets/sheet.tsx';
import { SmallBoard } from '../small-board.tsx';
import { useWorkbench } from './context.ts';

export function DraftsSheet(): JSX.Element {
  const { compose } = useWorkbench();
  const { sheet } = usePage();
  const words = compose.words.value;
  return (
    <Sheet title={words.drafts} kind="drafts">
      <div class="buttons">
        <button
          type="button"
          class="main"
          onClick={() => {
            compose.startDraft();
            sheet.value = null;
          }}
        >
          <Icon name="plus" />
          {words.newDraft}
        </button>
      </div>
      <ul class="board-list">
        {compose.drafts.value.map((draft) => (
          <DraftItem draft={draft} key={draft.name} />
        ))}
      </ul>
    </Sheet>
  );
}

function DraftItem({ draft }: { draft: Draft }): JSX.Element {
  const { compose } = useWorkbench();
  const { sheet } = usePage();
  const all = useText().value;
  const words = compose.words.value;
  const { sketch, changedAt } = draft;
  const dates = new Intl.DateTimeFormat(all.language, { dateStyle: 'medium', timeStyle: 'short' });
  const name = words.draftName(all.size(sketch.rows, sketch.cols), dates.format(changedAt));
  const isOpen = draft.name === compose.draft.value.name;
  return (
    <li class="draft-item">
      <button
        type="button"
        aria-current={isOpen}
        onClick={() => {
          compose.openDraft(draft);
          sheet.value = null;
        }}
      >
        <SmallBoard puzzle={puzzleOf(sketch)} marks={patternOf(sketch)} />
        <span>{name}</span>
      </button>
      <button
        type="button"
        class="quiet"
        title={words.deleteDraft(name)}
        aria-label={words.deleteDraft(name)}
        onClick={() => compose.removeDraft(draft.name)}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
