/** A key press as a command of a table that may lack some: a board in a sheet has no help of its own. */
import { commandOf, type KeyCommand, type KeyPress, type KeyScheme } from '../game/keys.ts';
import type { Command } from './command.ts';

/** Runs the command of the key and returns its name; undefined when the table has none for it. */
export function pressKey(
  commands: Readonly<Partial<Record<KeyCommand, Command>>>,
  press: KeyPress,
  scheme: KeyScheme,
  isWatching = false,
): KeyCommand | undefined {
  const id = commandOf(press, scheme, isWatching);
  const command = id && commands[id];
  if (command === undefined) return undefined;
  command.run();
  return id;
}
