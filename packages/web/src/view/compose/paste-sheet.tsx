/** A puzzle in any format in place of the draft's. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Choices, PasteSection } from '../sheets/paste-section.tsx';
import { Sheet } from '../sheets/sheet.tsx';
import { useWorkbench } from './context.ts';

export function PasteSheet(): JSX.Element {
  const { compose, pasted } = useWorkbench();
  const forget = () => {
    pasted.value = [];
  };
  useEffect(() => forget, []);
  return (
    <Sheet title={compose.words.value.paste} kind="new">
      {pasted.value.length > 0 ? <Choices boards={pasted.value} /> : <PasteSection />}
    </Sheet>
  );
}
