/** Word of what is made, beside the button that asked for it. */
import type { JSX } from 'preact';
import type { MakingKind } from '../../compose/maker.ts';
import { useWorkbench } from './context.ts';

export function MakingWord({ kind }: { kind: MakingKind }): JSX.Element | null {
  const { compose } = useWorkbench();
  const { maker } = compose;
  const words = compose.words.value;
  const making = maker.making.value;
  if (making === null || making.kind !== kind) return null;
  if ('message' in making)
    return (
      <p class="failed" role="alert">
        {words.notMade(making.message)}
      </p>
    );
  return (
    <div class="making-word">
      <p role="status">{words.making(making.attempts)}</p>
      <button type="button" onClick={maker.stop}>
        {words.cancel}
      </button>
    </div>
  );
}
