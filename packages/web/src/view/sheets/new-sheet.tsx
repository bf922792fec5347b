/** New puzzle: what was begun, today's, one of a size and level; everything else under More. */
import { GENERATE_LEVELS } from '@hitori/core';
import type { JSX } from 'preact';
import { playNext } from '../../app/play-next.ts';
import { SIDES, type Side } from '../../game/settings.ts';
import { levelLabels } from '../../text/level-text.ts';
import { usePage, useText } from '../context.ts';
import { Continue } from './continue-section.tsx';
import { Make } from './make-section.tsx';
import { OwnSection } from './own-section.tsx';
import { Packs } from './packs-section.tsx';
import { PasteSection } from './paste-section.tsx';
import { Ready } from './ready-section.tsx';
import { Choice, Sheet } from './sheet.tsx';
import { Today } from './today-section.tsx';

export function NewSheet(): JSX.Element {
  const words = useText().value;
  return (
    <Sheet title={words.newPuzzle} kind="new">
      <Continue />
      <Today />
      <Play />
      <OwnSection />
      <details class="more-ways">
        <summary>{words.newSheet.more}</summary>
        <div class="sheet-part">
          <PasteSection />
          <Make />
          <Packs />
          <Ready />
        </div>
      </details>
    </Sheet>
  );
}

/** Size and level as chips that remember the last choice. */
function Play(): JSX.Element {
  const { session, sheet, environment, change } = usePage();
  const words = useText().value;
  const { side, level } = environment.settings.value;
  const sizes = Object.fromEntries(
    SIDES.map((each) => [each, words.size(Number(each), Number(each))]),
  );
  return (
    <section class="block">
      <h3>{words.newSheet.pick}</h3>
      <Choice
        name="side"
        legend={words.newSheet.side}
        options={SIDES}
        labels={sizes as Record<Side, string>}
        value={side}
        onChange={(value) => change({ side: value })}
      />
      <Choice
        name="level"
        legend={words.newSheet.level}
        options={GENERATE_LEVELS}
        labels={levelLabels(words)}
        value={level}
        onChange={(value) => change({ level: value })}
      />
      <button
        type="button"
        class="main"
        onClick={() => {
          sheet.value = null;
          playNext(session, Number(side), level);
        }}
      >
        {words.newSheet.play}
      </button>
    </section>
  );
}
