/** Print: the open board or all that are under way, several to a page, with links to scan. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Page } from '../../app/page.ts';
import { PER_PAGE, type PerPage } from '../../app/printing.ts';
import type { Game } from '../../game/game.ts';
import { hashOf } from '../../game/link.ts';
import { usePage } from '../context.ts';
import { drawQrCode } from '../print/qr-code.ts';
import { BookletSection } from './booklet-section.tsx';
import { Check } from './check.tsx';
import { Choice } from './sheet.tsx';

const PER_PAGE_NUMBERS = { 1: 1, 2: 2, 4: 4 } as const;

interface Wishes {
  readonly withMarks: boolean;
  readonly withAnswer: boolean;
  readonly withOthers: boolean;
  readonly perPage: PerPage;
}

export function PrintSection(): JSX.Element {
  const page = usePage();
  const words = page.environment.text.value.shareSheet;
  const withMarks = useMemo(() => signal(false), []);
  const withAnswer = useMemo(() => signal(false), []);
  const withOthers = useMemo(() => signal(false), []);
  const perPage = useMemo(() => signal<PerPage>('1'), []);
  return (
    <>
      <section class="block">
        <h3>{words.print}</h3>
        <Check label={words.withMarks} value={withMarks} />
        <Check label={words.printAnswer} value={withAnswer} />
        <Check label={words.printOthers} value={withOthers} />
        <Choice
          name="per-page"
          legend={words.perPage}
          options={PER_PAGE}
          labels={{ 1: '1', 2: '2', 4: '4' }}
          value={perPage.value}
          onChange={(value) => {
            perPage.value = value;
          }}
        />
        <div class="buttons">
          <button
            type="button"
            onClick={() =>
              void print(page, {
                withMarks: withMarks.value,
                withAnswer: withAnswer.value,
                withOthers: withOthers.value,
                perPage: perPage.value,
              })
            }
          >
            {words.print}
          </button>
        </div>
      </section>
      <BookletSection
        boards={() => chosenGames(page, withOthers.value).map(({ puzzle }) => puzzle)}
        perPage={PER_PAGE_NUMBERS[perPage.value]}
        withAnswers={withAnswer.value}
      />
    </>
  );
}

/** The open board, and all others that are under way where they are wanted. */
function chosenGames({ session }: Page, withOthers: boolean): readonly Game[] {
  const open = session.game.value;
  if (!withOthers) return [open];
  const isOther = ({ puzzle }: Game) => hashOf(puzzle) !== hashOf(open.puzzle);
  return [open, ...session.unfinished().filter(isOther)];
}

async function print(page: Page, wishes: Wishes): Promise<void> {
  const { session, printing } = page;
  const boards = await Promise.all(
    chosenGames(page, wishes.withOthers).map(async (game) => ({
      game,
      withMarks: wishes.withMarks,
      solution: wishes.withAnswer ? (await session.solve(game.puzzle)).solution : null,
      code: await drawQrCode(new URL(hashOf(game.puzzle), window.location.href).href),
    })),
  );
  printing.value = { boards, perPage: PER_PAGE_NUMBERS[wishes.perPage] };
  window.requestAnimationFrame(() => window.print());
}
