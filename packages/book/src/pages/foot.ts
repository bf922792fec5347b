/** The running foot: the number of the page outside, the title beside it, and where the answers are inside. */
import { isRecto } from '../request/paper.ts';
import { frameOn, type Press } from './press.ts';

const GREY = 0.35;
/** Below the baseline, in sizes. */
const DESCENT = 0.28;

export function drawFoot(press: Press, page: number, note: string | null): void {
  const { canvas, fonts, book, title } = press;
  const frame = frameOn(press, page);
  const size = book.type.foot;
  // As far from the edge as the boards are from theirs.
  const y = book.sheet.height - book.sheet.outer - size * DESCENT;
  const [left, right] = [frame.x, frame.x + frame.width];
  const number = String(page);
  const gap = fonts.widthOf(number, 'bold', size) + size * 1.2;
  canvas.artifact(() => {
    canvas.text(number, isRecto(page) ? right : left, y, {
      size,
      weight: 'bold',
      align: isRecto(page) ? 'right' : 'left',
    });
    const rest = frame.width - gap;
    const noteWidth = note === null ? 0 : fonts.widthOf(note, 'regular', size) + size;
    if (fonts.widthOf(title, 'regular', size) + noteWidth <= rest)
      canvas.text(title, isRecto(page) ? right - gap : left + gap, y, {
        size,
        grey: GREY,
        align: isRecto(page) ? 'right' : 'left',
      });
    if (note === null || noteWidth > rest) return;
    canvas.text(note, isRecto(page) ? left : right, y, {
      size,
      grey: GREY,
      align: isRecto(page) ? 'left' : 'right',
    });
  }, 'Pagination');
}
