/** What the engine says of the draft, always beside the board. */
import type { JSX } from 'preact';
import { useWorkbench } from './context.ts';

export function VerdictBox(): JSX.Element {
  const { compose, guest } = useWorkbench();
  const words = compose.words.value;
  const verdict = compose.findings.verdict.value;
  const { title, lines } = compose.verdictWords.value;
  const status = verdict.kind === 'known' ? verdict.analysis.status : verdict.kind;
  return (
    <section
      class={`verdict ${status}`}
      aria-label={words.verdict}
      aria-busy={verdict.kind === 'working'}
      data-status={status}
    >
      <div class="verdict-head">
        <h2>{title}</h2>
        {verdict.kind === 'known' && (
          <button type="button" onClick={guest.walk}>
            {words.path}
          </button>
        )}
      </div>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
