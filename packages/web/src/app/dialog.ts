/** Which sheet lies over the board, and the notices above it. */
import { type Signal, signal } from '@preact/signals';

export type DialogName = 'new' | 'settings' | 'help' | 'history' | 'share' | 'lesson';

export const dialog: Signal<DialogName | null> = signal(null);

export const notice: Signal<string | null> = signal(null);
