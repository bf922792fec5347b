/**
 * Keys and pasted text of the workbench. They rest while a sheet is open or a field is typed in; a walk through
 * the draft has its own.
 */
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { SheetName } from '../../app/page.ts';
import { keyPressOf } from '../key-press.ts';
import type { Workbench } from './context.ts';

const FIELDS = 'textarea, select, input:not([type=radio], [type=checkbox])';
/** A letter is none of theirs, but Space, Enter and arrows are. */
const CHOICES = 'button, summary, input';

/** Returns the function that ends it. `sheet`: what is open; `own`: the workbench's part of it. */
export function bindComposeKeys(
  { compose, guest, home, pasted }: Workbench,
  sheet: ReadonlySignal<SheetName | null>,
  own: Signal<SheetName | null>,
): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (sheet.value !== null || !(target instanceof Element) || event.isComposing) return;
    const isEscape = key === 'Escape';
    if (target.matches(FIELDS) && !isEscape) return;
    const isOwnKey = key === ' ' || key === 'Enter' || key.startsWith('Arrow');
    if (target.matches(CHOICES) && isOwnKey) return;
    const press = keyPressOf(event);
    if (guest.panel.value !== null) {
      if (guest.press(press) !== undefined) event.preventDefault();
      return;
    }
    if (compose.press(press)) event.preventDefault();
    else if (key === '?') {
      home.commands.help.run();
      event.preventDefault();
    }
  };
  const onPaste = (event: ClipboardEvent): void => {
    const { target } = event;
    const text = event.clipboardData?.getData('text') ?? '';
    if (sheet.value !== null || text === '') return;
    if (target instanceof Element && target.matches('textarea, input')) return;
    event.preventDefault();
    void paste(text);
  };
  const paste = async (text: string): Promise<void> => {
    const opened = await guest.openText(text);
    if (opened.kind === 'fault') guest.notices.add(opened.message);
    if (opened.kind !== 'choice') return;
    pasted.value = opened.boards;
    own.value = 'new';
  };
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('paste', onPaste);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('paste', onPaste);
  };
}
