/** Mend: every change of one cell that leaves one solution, looked at before it is made. */
import { cellName } from '@hitori/core';
import type { Repair, Repairs } from '@hitori/core/compose';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { analysisOf } from '../../compose/findings.ts';
import { levelText } from '../../text/level-text.ts';
import { useText } from '../context.ts';
import { useWorkbench } from './context.ts';
import { Section } from './section.tsx';

/** More buttons than this would hold the page up; the rest is counted. */
const MOST_SHOWN = 40;

export function MendSection(): JSX.Element {
  const { compose } = useWorkbench();
  const { findings, words } = compose;
  return (
    <Section title={words.value.mend} isOpen={findings.isMending}>
      <Mend />
    </Section>
  );
}

function Mend(): JSX.Element {
  const { compose } = useWorkbench();
  const { findings } = compose;
  const words = compose.words.value;
  const repairs = findings.repairs.value;
  const status = analysisOf(findings.verdict.value)?.status;
  if (status === 'unique') return <p>{words.mendUnique}</p>;
  if (status === 'unknown') return <p>{words.unknownLead}</p>;
  if (repairs.kind === 'failed') return <p class="failed">{words.failed(repairs.message)}</p>;
  if (repairs.kind !== 'known') return <p role="status">{words.working}</p>;
  return <RepairList {...repairs.answer} />;
}

function RepairList({ repairs, exact, isUnique }: Repairs): JSX.Element {
  const { compose } = useWorkbench();
  const words = compose.words.value;
  const { previewed } = compose.findings;
  useEffect(
    () => () => {
      previewed.value = null;
    },
    [previewed, repairs],
  );
  if (isUnique) return <p>{words.mendUnique}</p>;
  return (
    <>
      {repairs.length > 0 && <p class="quiet-text">{words.mendLead}</p>}
      {repairs.length === 0 && exact && <p role="status">{words.mendNone}</p>}
      {!exact && <p role="status">{words.mendNotAll}</p>}
      <ul class="repairs">
        {repairs.slice(0, MOST_SHOWN).map((repair) => (
          <li key={`${repair.cell} ${repair.to}`}>
            <RepairButton repair={repair} />
          </li>
        ))}
      </ul>
      {repairs.length > MOST_SHOWN && (
        <p class="quiet-text">{words.notShown(repairs.length - MOST_SHOWN)}</p>
      )}
    </>
  );
}

function RepairButton({ repair }: { repair: Repair }): JSX.Element {
  const { compose } = useWorkbench();
  const all = useText().value;
  const words = compose.words.value;
  const { cell, from, to, level } = repair;
  const { previewed } = compose.findings;
  const name = cellName(compose.puzzle.value, cell);
  const said = words.repair(name, from || all.blank, to ?? all.blank, levelText(level, all));
  const look = (isLooking: boolean) => () => {
    if (isLooking) previewed.value = repair;
    else if (previewed.value === repair) previewed.value = null;
  };
  return (
    <button
      type="button"
      onMouseEnter={look(true)}
      onMouseLeave={look(false)}
      onFocus={look(true)}
      onBlur={look(false)}
      onClick={() => {
        compose.applyRepair(repair, said);
        compose.board.askFocus();
      }}
    >
      <span>
        {name}
        <span class="sr-only">{all.comma}</span>
      </span>
      <strong>
        {from || all.blank} → {to ?? all.blank}
        <span class="sr-only">{all.comma}</span>
      </strong>
      <span class="quiet-text">{levelText(level, all)}</span>
    </button>
  );
}
