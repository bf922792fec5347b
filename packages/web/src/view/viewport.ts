/** The part of a large board that is seen: how far it is zoomed and moved, within its frame. */
import { type Signal, signal } from '@preact/signals';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface View {
  readonly scale: number;
  /** Pixels by which the board's corner stands off the frame's; never positive. */
  readonly x: number;
  readonly y: number;
}

const WHOLE: View = { scale: 1, x: 0, y: 0 };
const MOST_ZOOM = 6;

export class Viewport {
  readonly view: Signal<View> = signal(WHOLE);
  private frame: HTMLElement | null = null;
  private pinchStart: {
    readonly view: View;
    readonly middle: Point;
    readonly spread: number;
  } | null = null;

  attach(frame: HTMLElement | null): void {
    this.frame = frame;
  }

  reset(): void {
    this.view.value = WHOLE;
  }

  startPinch(fingers: readonly Point[]): void {
    this.pinchStart = {
      view: this.view.value,
      middle: middleOf(fingers),
      spread: spreadOf(fingers),
    };
  }

  pinch(fingers: readonly Point[]): void {
    if (this.pinchStart === null || this.frame === null) return;
    const { view, middle, spread } = this.pinchStart;
    const now = middleOf(fingers);
    const scale = limit(view.scale * (spreadOf(fingers) / Math.max(spread, 1)), 1, MOST_ZOOM);
    const box = this.frame.getBoundingClientRect();
    const ratio = scale / view.scale;
    this.show({
      scale,
      x: now.x - box.left - (middle.x - box.left - view.x) * ratio,
      y: now.y - box.top - (middle.y - box.top - view.y) * ratio,
    });
  }

  /** Zooms and keeps the point of the window where it is. */
  zoomAt(factor: number, clientX: number, clientY: number): void {
    if (this.frame === null) return;
    const box = this.frame.getBoundingClientRect();
    const { scale, x, y } = this.view.value;
    const next = limit(scale * factor, 1, MOST_ZOOM);
    const ratio = next / scale;
    const left = clientX - box.left;
    const top = clientY - box.top;
    this.show({ scale: next, x: left - (left - x) * ratio, y: top - (top - y) * ratio });
  }

  zoom(factor: number): void {
    if (this.frame === null) return;
    const box = this.frame.getBoundingClientRect();
    this.zoomAt(factor, box.left + box.width / 2, box.top + box.height / 2);
  }

  /** Moves the board so that a cell is seen. */
  revealCell({ rows, cols }: { readonly rows: number; readonly cols: number }, cell: number): void {
    const row = Math.floor(cell / cols);
    const col = cell % cols;
    this.reveal(col / cols, row / rows, (col + 1) / cols, (row + 1) / rows);
  }

  /** The same for a part given as shares of the board. */
  private reveal(left: number, top: number, right: number, bottom: number): void {
    const { scale, x, y } = this.view.value;
    if (this.frame === null || scale === 1) return;
    const { clientWidth: width, clientHeight: height } = this.frame;
    const fit = (offset: number, size: number, from: number, to: number) =>
      Math.min(Math.max(offset, -from * size * scale), size - to * size * scale);
    this.show({ scale, x: fit(x, width, left, right), y: fit(y, height, top, bottom) });
  }

  private show({ scale, x, y }: View): void {
    if (this.frame === null) return;
    const { clientWidth: width, clientHeight: height } = this.frame;
    this.view.value = {
      scale,
      x: limit(x, width * (1 - scale), 0),
      y: limit(y, height * (1 - scale), 0),
    };
  }
}

function limit(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function middleOf([a, b]: readonly Point[]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function spreadOf([a, b]: readonly Point[]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
