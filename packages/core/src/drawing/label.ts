/**
 * A symbol in its cell: drawn with this project's glyphs where it has them all, else as text of a
 * system font. Long labels shrink to fit; what would become too small to read is cut, with a title.
 * The unit of length is one cell.
 */
import { CAP_HEIGHT, GLYPH_GAP, type Glyph, glyphOf } from './glyphs.ts';
import { node, round, type SvgNode } from './node.ts';
import { placePath } from './place-path.ts';

/** The height of a numeral, and the widest a label may be, in cells. */
const LABEL_HEIGHT = 0.52;
const LABEL_WIDTH = 0.62;
/** The weight of every stroke, in cells, of one digit as of three; in a smaller glyph it stays open. */
const STROKE = 0.055;
const MOST_STROKE = 2.4;
/** The smallest height to which a long label shrinks before it is cut. */
const LEAST_HEIGHT = 0.2;
const ELLIPSIS: Glyph = { width: 6, path: 'M0 14V14.1M3 14V14.1M6 14V14.1' };
const FONT = 'system-ui, sans-serif';

/** The label centred on (x, y); undefined for a blank. */
export function drawLabel(label: string, x: number, y: number, ink: string): SvgNode | undefined {
  if (label === '') return undefined;
  const characters = [...label];
  const glyphs = characters.map(glyphOf);
  if (glyphs.some((glyph) => glyph === undefined)) return drawText(characters, x, y, ink);
  return drawGlyphs(glyphs as Glyph[], label, x, y, ink);
}

function drawGlyphs(
  all: readonly Glyph[],
  label: string,
  x: number,
  y: number,
  ink: string,
): SvgNode {
  const most = (LABEL_WIDTH / LEAST_HEIGHT) * CAP_HEIGHT;
  let glyphs = all;
  while (glyphs.length > 1 && widthOf(glyphs) > most) glyphs = glyphs.slice(0, -1);
  const isCut = glyphs.length < all.length;
  if (isCut) glyphs = [...glyphs.slice(0, -1), ELLIPSIS];
  const width = widthOf(glyphs);
  const scale = Math.min(LABEL_HEIGHT / CAP_HEIGHT, LABEL_WIDTH / Math.max(width, 1));
  let left = x - (width * scale) / 2;
  const top = y - (CAP_HEIGHT / 2) * scale;
  const path = glyphs.map((glyph) => {
    const placed = placePath(glyph.path, scale, left, top);
    left += (glyph.width + GLYPH_GAP) * scale;
    return placed;
  });
  return node(
    'path',
    {
      d: path.join(''),
      fill: 'none',
      stroke: ink,
      'stroke-width': round(Math.min(STROKE, MOST_STROKE * scale)),
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    isCut ? [node('title', {}, [label])] : [],
  );
}

function widthOf(glyphs: readonly Glyph[]): number {
  return glyphs.reduce((sum, glyph) => sum + glyph.width, (glyphs.length - 1) * GLYPH_GAP);
}

/** Characters of other scripts are taken to be as wide as they are high. */
function drawText(characters: readonly string[], x: number, y: number, ink: string): SvgNode {
  const most = Math.floor(LABEL_WIDTH / LEAST_HEIGHT);
  const isCut = characters.length > most;
  const shown = isCut ? `${characters.slice(0, most - 1).join('')}…` : characters.join('');
  const size = Math.min(LABEL_HEIGHT * 1.2, LABEL_WIDTH / Math.min(characters.length, most));
  const children = isCut ? [node('title', {}, [characters.join('')]), shown] : [shown];
  return node(
    'text',
    {
      x: round(x),
      y: round(y + size * 0.36),
      fill: ink,
      'font-family': FONT,
      'font-size': round(size),
      'text-anchor': 'middle',
    },
    children,
  );
}
