/** The panel of a session as a signal, and the thinking that fills it. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { Cancelled, type Solver } from '../worker/solver.ts';
import { type Panel, type Purpose, panelAfterClose, panelAfterMarks } from './panel.ts';

export interface PanelModel {
  readonly panel: ReadonlySignal<Panel | null>;
  show(panel: Panel | null): void;
  close(): void;
  /** The marks changed; `end` is the finish, if the board looks finished now. */
  followMarks(end: Panel | null): void;
  /** Says that something is thought about, then shows what came of it, unless the panel has changed. */
  think(purpose: Purpose, ask: () => Promise<Panel>): Promise<void>;
}

export function createPanelModel(solver: Solver): PanelModel {
  const panel = signal<Panel | null>(null);

  /** What nobody waits for any more is not thought about any more. */
  const show = (next: Panel | null): void => {
    const before = panel.value;
    panel.value = next;
    if (before?.kind === 'waiting' && next !== before) solver.cancel();
  };

  return {
    panel,
    show,
    close: () => show(panelAfterClose(panel.value)),
    followMarks: (end) => show(panelAfterMarks(panel.value, end)),
    async think(purpose, ask) {
      const waiting: Panel = { kind: 'waiting', purpose };
      show(waiting);
      let filled: Panel;
      try {
        filled = await ask();
      } catch (error) {
        if (error instanceof Cancelled && panel.value !== waiting) return;
        filled = { kind: 'failed', message: (error as Error).message };
      }
      if (panel.value === waiting) panel.value = filled;
    },
  };
}
