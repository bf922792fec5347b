/**
 * A draft as JSON and back. A face is one text: a digit of flags (1 shaded, 2 locked), then the symbol. What is
 * read may be damaged or made by hand: every field is checked, and steps that do not fit make it unreadable.
 */
import { MOST_CELLS } from '../game/link.ts';
import { isCount, isRecord, isTime } from '../game/saved-game.ts';
import { applied, backwards, type Draft, MOST_STEPS, type Step } from './draft.ts';
import { changedCells, type Face, isSameFace, isSameShape, isSide, type Sketch } from './sketch.ts';

/** The prefix of the names of drafts in storage. */
export const DRAFT_PREFIX = 'draft.';

const SHADED_FLAG = 1;
const LOCKED_FLAG = 2;

export function draftToJson({ sketch, past, future, changedAt }: Draft): unknown {
  return {
    sketch: sketchToJson(sketch),
    past: past.map(stepToJson),
    future: future.map(stepToJson),
    changedAt,
  };
}

function faceToJson({ symbol, isShaded, isLocked }: Face): string {
  return `${(isShaded ? SHADED_FLAG : 0) + (isLocked ? LOCKED_FLAG : 0)}${symbol}`;
}

function sketchToJson({ rows, cols, faces }: Sketch): unknown {
  return { rows, cols, faces: faces.map(faceToJson) };
}

function stepToJson(step: Step): unknown {
  if (!('cells' in step)) return { from: sketchToJson(step.from), to: sketchToJson(step.to) };
  const { cells, before, after } = step;
  return { cells, before: before.map(faceToJson), after: after.map(faceToJson) };
}

/** undefined when the value is no draft. */
export function draftFromJson(name: string, value: unknown): Draft | undefined {
  if (!isRecord(value)) return undefined;
  const sketch = readSketch(value['sketch']);
  const past = readSteps(value['past']);
  const future = readSteps(value['future']);
  if (!sketch || !past || !future) return undefined;
  if (!fits(sketch, [...past].reverse().map(backwards))) return undefined;
  if (!fits(sketch, [...future].reverse())) return undefined;
  const { changedAt } = value;
  return { name, sketch, past, future, changedAt: isTime(changedAt) ? changedAt : 0 };
}

/** Whether steps can be gone, one after the other. */
function fits(sketch: Sketch, steps: readonly Step[]): boolean {
  let current = sketch;
  return steps.every((step) => {
    const isFitting =
      'cells' in step
        ? step.cells.every((cell, index) => {
            const face = current.faces[cell];
            return face !== undefined && isSameFace(face, step.before[index]);
          })
        : isSameShape(current, step.from) && changedCells(current, step.from).length === 0;
    if (isFitting) current = applied(current, step);
    return isFitting;
  });
}

function readSketch(value: unknown): Sketch | undefined {
  if (!isRecord(value)) return undefined;
  const { rows, cols } = value;
  if (!isCount(rows) || !isCount(cols) || !isSide(rows) || !isSide(cols)) return undefined;
  const faces = readFaces(value['faces']);
  if (rows * cols > MOST_CELLS || faces?.length !== rows * cols) return undefined;
  return { rows, cols, faces };
}

function readSteps(value: unknown): Step[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_STEPS) return undefined;
  const steps = value.map(readStep);
  return steps.every((step) => step !== undefined) ? steps : undefined;
}

function readStep(value: unknown): Step | undefined {
  if (!isRecord(value)) return undefined;
  if (value['cells'] === undefined) {
    const from = readSketch(value['from']);
    const to = readSketch(value['to']);
    return from && to && { from, to };
  }
  const { cells } = value;
  const before = readFaces(value['before']);
  const after = readFaces(value['after']);
  if (!before || !after || !Array.isArray(cells) || !cells.every(isCount)) return undefined;
  const isWhole = cells.length === before.length && cells.length === after.length;
  return isWhole ? { cells, before, after } : undefined;
}

function readFaces(value: unknown): Face[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const faces = value.map(readFace);
  return faces.every((face) => face !== undefined) ? faces : undefined;
}

function readFace(value: unknown): Face | undefined {
  if (typeof value !== 'string') return undefined;
  const flags = '0123'.indexOf(value.charAt(0));
  if (value === '' || flags < 0) return undefined;
  return {
    symbol: value.slice(1),
    isShaded: (flags & SHADED_FLAG) !== 0,
    isLocked: (flags & LOCKED_FLAG) !== 0,
  };
}
