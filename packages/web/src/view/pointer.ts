/**
 * Mouse, finger and pen on a board, as calls of its model. One pointer marks: a press shows at once with
 * a mouse; a finger's shows when it is lifted (tap), held (the other mark) or led on (drag). Two fingers
 * zoom and move, as the middle button and the wheel do. A click that no press came before is a tap: that is
 * all that screen readers, voice control and switches send. Returns the function that unbinds.
 */
import type { BoardModel } from '../app/board-model.ts';
import type { Press } from '../game/presets.ts';
import { cellOf } from './cell-of.ts';
import type { Viewport } from './viewport.ts';

const HOLD_MS = 420;

export function bindPointer(
  element: HTMLElement,
  board: BoardModel,
  viewport: Viewport,
  onPress: (cell: number) => void,
): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let pointer: number | null = null;
  let start = -1;
  let hold: number | undefined;
  let hasBegun = false;
  let isPressed = false;
  let dragged: { id: number; x: number; y: number } | null = null;

  const cellAt = ({ clientX, clientY }: PointerEvent): number => {
    const box = element.getBoundingClientRect();
    const { rows, cols } = board.puzzle.value;
    const col = Math.floor(((clientX - box.left) / box.width) * cols);
    const row = Math.floor(((clientY - box.top) / box.height) * rows);
    const isInside = row >= 0 && row < rows && col >= 0 && col < cols;
    return isInside ? row * cols + col : -1;
  };

  const begin = (press: Press): void => {
    window.clearTimeout(hold);
    hasBegun = true;
    board.begin(start, press);
  };

  const stop = (): void => {
    window.clearTimeout(hold);
    pointer = null;
    hasBegun = false;
  };

  const onDown = (event: PointerEvent): void => {
    if (event.pointerType === 'touch')
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size >= 2) {
      board.cancel();
      stop();
      viewport.startPinch([...fingers.values()]);
      return;
    }
    isPressed = true;
    if (event.button === 1 && event.pointerType === 'mouse') {
      event.preventDefault();
      dragged = { id: event.pointerId, x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId);
      return;
    }
    if (pointer !== null || (event.button !== 0 && event.button !== 2)) return;
    start = cellAt(event);
    if (start < 0) return;
    pointer = event.pointerId;
    element.setPointerCapture(event.pointerId);
    onPress(start);
    if (event.pointerType === 'mouse') begin(pressOf(event));
    else
      hold = window.setTimeout(() => {
        begin('long');
        board.end();
        stop();
        navigator.vibrate?.(10);
      }, HOLD_MS);
  };

  const onMove = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (finger) {
      finger.x = event.clientX;
      finger.y = event.clientY;
    }
    if (fingers.size >= 2) {
      viewport.pinch([...fingers.values()]);
      return;
    }
    if (dragged?.id === event.pointerId) {
      viewport.pan(event.clientX - dragged.x, event.clientY - dragged.y);
      dragged = { id: dragged.id, x: event.clientX, y: event.clientY };
      return;
    }
    if (event.pointerId !== pointer) return;
    for (const passed of event.getCoalescedEvents?.() ?? [event]) {
      const cell = cellAt(passed);
      if (cell < 0) continue;
      if (!hasBegun && cell !== start) begin('tap');
      if (hasBegun) board.lead(cell);
    }
  };

  const onUp = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (dragged?.id === event.pointerId) dragged = null;
    if (event.pointerId !== pointer) return;
    if (!hasBegun) begin('tap');
    board.end();
    stop();
  };

  const onCancel = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (dragged?.id === event.pointerId) dragged = null;
    if (event.pointerId !== pointer) return;
    board.cancel();
    stop();
  };

  const onClick = (event: MouseEvent): void => {
    const isBare = !isPressed || event.detail === 0;
    isPressed = false;
    const cell = isBare ? cellOf(event.target) : null;
    if (cell === null) return;
    onPress(cell);
    board.begin(cell, 'tap');
    board.end();
  };

  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) {
      if (!viewport.isZoomed.value) return;
      event.preventDefault();
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : 1;
      const [dx, dy] = event.shiftKey ? [event.deltaY, event.deltaX] : [event.deltaX, event.deltaY];
      viewport.pan(-dx * unit, -dy * unit);
      return;
    }
    if (!viewport.canZoom()) return;
    event.preventDefault();
    viewport.zoomAt(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY);
  };

  const onMenu = (event: Event): void => event.preventDefault();

  element.addEventListener('pointerdown', onDown);
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerup', onUp);
  element.addEventListener('pointercancel', onCancel);
  element.addEventListener('contextmenu', onMenu);
  element.addEventListener('click', onClick);
  element.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    stop();
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('pointermove', onMove);
    element.removeEventListener('pointerup', onUp);
    element.removeEventListener('pointercancel', onCancel);
    element.removeEventListener('contextmenu', onMenu);
    element.removeEventListener('click', onClick);
    element.removeEventListener('wheel', onWheel);
  };
}

function pressOf({ button, ctrlKey }: PointerEvent): Press {
  if (button === 2) return 'right';
  return ctrlKey ? 'ctrl' : 'left';
}
