/** What the parts of the workbench are given from above: the session, and its guest. */
import type { ParsedPuzzle } from '@hitori/core';
import type { Signal } from '@preact/signals';
import { type Context, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Page } from '../../app/page.ts';
import type { Guest } from '../../compose/guest.ts';
import type { ComposeSession } from '../../compose/session.ts';

export interface Workbench {
  readonly compose: ComposeSession;
  readonly guest: Guest;
  /** Several boards that were pasted at once: one is to be chosen in the sheet. */
  readonly pasted: Signal<readonly ParsedPuzzle[]>;
  /** The page itself; its parts that ask for a page are given one whose board is the draft. */
  readonly home: Page;
}

export const WorkbenchContext: Context<Workbench | null> = createContext<Workbench | null>(null);

export function useWorkbench(): Workbench {
  const given = useContext(WorkbenchContext);
  if (given === null) throw new Error('bug: no workbench is provided here');
  return given;
}
