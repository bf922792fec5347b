/**
 * The one table of shapes, in the order in which they are asked: what says by its first signs what it is
 * comes before what only looks like something, and bare rows come last, because almost anything might
 * be rows.
 */
import type { Shape } from '../document/document.ts';
import { csvShape } from './csv.ts';
import { dataShape } from './data.ts';
import { jsonShape } from './json.ts';
import { labelledShape } from './labelled.ts';
import { idShape, literalShape } from './lines.ts';
import { linkShape } from './links.ts';
import { breaksShape, latexRowsShape, latexShape, tableShape } from './markup.ts';
import {
  jankoShape,
  pictureShape,
  pzprv3Shape,
  recordShape,
  saveShape,
  svgShape,
} from './records.ts';
import { rowsShape } from './rows.ts';

export const SHAPES: readonly Shape[] = [
  saveShape,
  pzprv3Shape,
  jankoShape,
  recordShape,
  pictureShape,
  svgShape,
  tableShape,
  breaksShape,
  latexShape,
  latexRowsShape,
  jsonShape,
  csvShape,
  linkShape,
  idShape,
  dataShape,
  literalShape,
  labelledShape,
  rowsShape,
];
