/** Noise: the symbols that may be blank, all of them together; one button blanks them. */
import type { JSX } from 'preact';
import { analysisOf } from '../../compose/findings.ts';
import { Check } from '../sheets/check.tsx';
import { useWorkbench } from './context.ts';
import { Section } from './section.tsx';

export function NoiseSection(): JSX.Element {
  const { compose } = useWorkbench();
  const { findings, words } = compose;
  return (
    <Section title={words.value.noise} isOpen={findings.isNoiseShown}>
      <p class="quiet-text">{words.value.noiseLead}</p>
      <Check label={words.value.keepLevel} value={findings.keepLevel} />
      <Noise />
    </Section>
  );
}

function Noise(): JSX.Element {
  const { compose } = useWorkbench();
  const { findings, commands } = compose;
  const words = compose.words.value;
  const verdict = findings.verdict.value;
  const noise = findings.noise.value;
  if (verdict.kind === 'known' && analysisOf(verdict)?.status !== 'unique')
    return <p>{words.noiseNotUnique}</p>;
  if (noise.kind === 'failed') return <p class="failed">{words.failed(noise.message)}</p>;
  if (noise.kind !== 'known') return <p role="status">{words.working}</p>;
  if (noise.answer === null) return <p role="status">{words.unknownLead}</p>;
  const count = findings.noiseCells.value.size;
  const { givens, exact } = noise.answer;
  return (
    <>
      {(count > 0 || exact) && (
        <p role="status">
          {count === 0 ? words.noiseNone : words.noiseCount(count, givens + count)}
        </p>
      )}
      {!exact && <p>{words.noiseNotAll}</p>}
      <div class="buttons">
        <button
          type="button"
          aria-disabled={!commands.minimise.isEnabled.value}
          onClick={commands.minimise.run}
        >
          {words.minimise}
        </button>
      </div>
    </>
  );
}
