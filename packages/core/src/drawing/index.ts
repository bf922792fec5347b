/** `@hitori/core/drawing`: boards as pictures, and the pieces they are drawn from. */
export { type BoardOptions, boardSvg, drawBoard } from './board.ts';
export { drawLabel } from './label.ts';
export {
  drawCircle,
  drawDerivedCircle,
  drawDerivedShaded,
  drawLines,
  drawShaded,
} from './marks.ts';
export { node, type SvgNode, svgText } from './node.ts';
export { outlineOf } from './outline.ts';
export { PAPER_PALETTE, type Palette } from './palette.ts';
export { drawViolations, smallerParts } from './violations.ts';
