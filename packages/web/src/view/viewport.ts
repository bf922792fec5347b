/**
 * The part of a large board that is seen: how far it is zoomed and moved within its frame. The board is laid
 * out anew at each size, so hairlines stay hairlines. Of a board that has too many cells to be drawn at
 * once only those in sight are.
 */
import { colOf, rowOf, type Shape } from '@hitori/core';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface View {
  readonly scale: number;
  /** Pixels by which the board's corner stands off the frame's; never positive. */
  readonly x: number;
  readonly y: number;
}

/** Rows and columns from the first to before the last. */
export interface Sight {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

const WHOLE: View = { scale: 1, x: 0, y: 0 };
/** Pixels of a cell: the most that it is zoomed to, and the least that a finger and an eye can work with. */
const LARGEST_CELL = 96;
const TOUCH_CELL = 34;
const MOUSE_CELL = 16;
/** Smaller cells have a dot in the place of a ring. */
const RING_CELL = 28;
/** More cells are not drawn at once. */
const MOST_DRAWN = 2500;
/** Cells around those in sight that are drawn as well, so that a small move draws nothing anew. */
const MARGIN = 4;

export class Viewport {
  readonly view: Signal<View> = signal(WHOLE);
  readonly shape: Signal<Shape> = signal({ rows: 1, cols: 1 });
  private readonly size = signal({ width: 0, height: 0 });
  private frame: HTMLElement | null = null;
  private pinchStart: {
    readonly view: View;
    readonly middle: Point;
    readonly spread: number;
  } | null = null;

  /** The part of the board that is seen, in shares of it. */
  readonly seen: ReadonlySignal<{ x: number; y: number; width: number; height: number }> = computed(
    () => {
      const { x, y, scale: shown } = this.view.value;
      const { width, height } = this.size.value;
      // Before a new board is laid out it is not drawn whole either.
      const scale = Math.max(shown, this.leastScale());
      const share = 1 / scale;
      if (width === 0) return { x: 0, y: 0, width: share, height: share };
      return { x: -x / (width * scale), y: -y / (height * scale), width: share, height: share };
    },
  );

  /** The cells to draw, as one text, so that what follows it stays as it is while they do. */
  private readonly sightText = computed(() => {
    const { rows, cols } = this.shape.value;
    if (rows * cols <= MOST_DRAWN) return `0 0 ${rows} ${cols}`;
    const { x, y, width, height } = this.seen.value;
    const from = (share: number, side: number) =>
      Math.max(0, Math.floor((share * side) / MARGIN - 1) * MARGIN);
    const to = (share: number, side: number) =>
      Math.min(side, Math.ceil((share * side) / MARGIN + 1) * MARGIN);
    return [from(y, rows), from(x, cols), to(y + height, rows), to(x + width, cols)].join(' ');
  });

  readonly sight: ReadonlySignal<Sight> = computed(() => {
    const [top, left, bottom, right] = this.sightText.value.split(' ').map(Number);
    return { top, left, bottom, right };
  });

  readonly isZoomed: ReadonlySignal<boolean> = computed(() => this.view.value.scale > 1.001);

  /** Whether rings would cut the digits. */
  readonly isSmall: ReadonlySignal<boolean> = computed(() => {
    const { width } = this.size.value;
    return width > 0 && (width * this.view.value.scale) / this.shape.value.cols < RING_CELL;
  });

  attach(frame: HTMLElement | null): void {
    this.frame = frame;
    this.measure();
  }

  /** Follows the size of the frame: the same part of the board stays in sight. */
  measure(): void {
    if (this.frame === null) return;
    const { clientWidth: width, clientHeight: height } = this.frame;
    const before = this.size.peek();
    if (width === before.width && height === before.height) return;
    this.size.value = { width, height };
    const { scale, x, y } = this.view.peek();
    const ratio = before.width === 0 ? 1 : width / before.width;
    this.show({ scale: Math.max(scale, this.leastScale()), x: x * ratio, y: y * ratio });
  }

  /** Shows a board from its corner: whole, unless its cells were too small for whoever plays it. */
  reset(shape: Shape, isTouch: boolean): void {
    this.shape.value = shape;
    const wanted = (isTouch ? TOUCH_CELL : MOUSE_CELL) / Math.max(this.cellAtOne(), 0.001);
    // A little beyond the whole board is the whole board.
    const scale = wanted < 1.02 ? 1 : wanted;
    this.view.value = WHOLE;
    this.show({ scale: Math.max(scale, this.leastScale()), x: 0, y: 0 });
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
    const scale = this.limitScale(view.scale * (spreadOf(fingers) / Math.max(spread, 1)));
    const box = this.frame.getBoundingClientRect();
    const ratio = scale / view.scale;
    this.show({
      scale,
      x: now.x - box.left - (middle.x - box.left - view.x) * ratio,
      y: now.y - box.top - (middle.y - box.top - view.y) * ratio,
    });
  }

  /** Whether there is more to zoom into: of a small board the browser's own zoom is left alone. */
  canZoom(): boolean {
    return this.isZoomed.value || this.cellAtOne() < TOUCH_CELL;
  }

  /** Moves the board by pixels. */
  pan(dx: number, dy: number): void {
    const { scale, x, y } = this.view.value;
    this.show({ scale, x: x + dx, y: y + dy });
  }

  /** Brings a point, in shares of the board, to the middle. */
  centre(shareX: number, shareY: number): void {
    const { scale } = this.view.value;
    const { width, height } = this.size.value;
    this.show({
      scale,
      x: width / 2 - shareX * width * scale,
      y: height / 2 - shareY * height * scale,
    });
  }

  /** Zooms and keeps the point of the window where it is. */
  zoomAt(factor: number, clientX: number, clientY: number): void {
    if (this.frame === null) return;
    const box = this.frame.getBoundingClientRect();
    const { scale, x, y } = this.view.value;
    const next = this.limitScale(scale * factor);
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

  /** Moves the board so that cells are seen, the first one before all others. */
  reveal(cells: readonly number[]): void {
    if (cells.length === 0 || !this.isZoomed.value) return;
    const { rows, cols } = this.shape.value;
    const span = (of: readonly number[]): Sight => {
      const inRows = of.map((cell) => rowOf({ cols }, cell));
      const inCols = of.map((cell) => colOf({ cols }, cell));
      return {
        top: Math.min(...inRows),
        left: Math.min(...inCols),
        bottom: Math.max(...inRows) + 1,
        right: Math.max(...inCols) + 1,
      };
    };
    const { width, height } = this.seen.value;
    const all = span(cells);
    const isFitting =
      all.right - all.left <= width * cols + 0.01 && all.bottom - all.top <= height * rows + 0.01;
    const { top, left, bottom, right } = isFitting ? all : span(cells.slice(0, 1));
    const { scale, x, y } = this.view.value;
    const size = this.size.value;
    const fit = (offset: number, side: number, from: number, to: number) =>
      Math.min(Math.max(offset, -from * side * scale), side - to * side * scale);
    this.show({
      scale,
      x: fit(x, size.width, left / cols, right / cols),
      y: fit(y, size.height, top / rows, bottom / rows),
    });
  }

  /** Pixels of a cell when the whole board is seen. */
  private cellAtOne(): number {
    return this.size.value.width / this.shape.value.cols;
  }

  private leastScale(): number {
    const { rows, cols } = this.shape.value;
    return Math.max(1, Math.sqrt((rows * cols) / MOST_DRAWN));
  }

  private limitScale(scale: number): number {
    const least = this.leastScale();
    return limit(scale, least, Math.max(least, LARGEST_CELL / Math.max(this.cellAtOne(), 0.001)));
  }

  private show({ scale, x, y }: View): void {
    const { width, height } = this.size.value;
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
