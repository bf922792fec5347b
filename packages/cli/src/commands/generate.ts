/** `hitori generate`: puzzles of the shape and level asked for, each with exactly one solution. */
import { availableParallelism } from 'node:os';
import {
  type EffortRange,
  err,
  FORMATS,
  type FormatName,
  GENERATE_LEVELS,
  type GenerateLevel,
  MAX_SIDE,
  ok,
  type Puzzle,
  parseAnswer,
  parsePuzzle,
  parseRange,
  type Result,
  type Shading,
  type Shape,
  SYMMETRIES,
  type Symmetry,
} from '@hitori/core';
import { shapeForMessage } from '@hitori/core/compose';
import { findFile } from '../batch/input.ts';
import { readShort } from '../batch/marks.ts';
import { openQueue, readQueueChoice, withWords } from '../batch/open-queue.ts';
import type { GenerateSettings, MadePuzzle } from '../making/make-puzzle.ts';
import { GenerateProgress } from '../making/progress.ts';
import { queuedSeedResults } from '../making/queued-series.ts';
import { type SeedResult, seedResults } from '../making/series.ts';
import type { Command } from '../shell/command.ts';
import { asLines } from '../shell/drawing.ts';
import { DONE, type ExitStatus, LIMIT_REACHED } from '../shell/exit-status.ts';
import { type Io, UsageError, write } from '../shell/io.ts';
import {
  BATCH_OPTIONS,
  choice,
  QUEUE_OPTIONS,
  type QueueValues,
  wholeNumber,
} from '../shell/options.ts';
import { printable } from '../shell/printable.ts';

interface GenerateValues extends QueueValues {
  level?: GenerateLevel;
  count?: number;
  seed?: string;
  effort?: EffortRange;
  symmetry?: Symmetry;
  shading?: string;
  symbols?: string;
  keep?: string;
  message?: string;
  limitAttempts?: number;
  limitMs?: number;
  jobs?: number | undefined;
  json?: boolean | undefined;
  to?: FormatName;
}

/** So many duplicates one after the other mean that there is nothing new to find. */
const DUPLICATES_IN_A_ROW = 1000;

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export const generate: Command<GenerateValues> = {
  operands: { name: '[shape]', summary: 'rows x columns (default: 8x8)' },
  options: {
    level: choice('--level <level>', 'exactly this level (default: any)', GENERATE_LEVELS),
    count: { flags: '-n, --count <n>', summary: 'how many puzzles', read: wholeNumber(1) },
    seed: {
      flags: '--seed <text>',
      summary: 'the same seed gives the same puzzles (default: a new one)',
      read: (text) => ok(text),
    },
    effort: {
      flags: '--effort <A..B>',
      summary: 'an effort within this range: finer than the levels',
      read: parseRange,
    },
    symmetry: choice('--symmetry <kind>', 'symmetry of the shaded cells', SYMMETRIES),
    shading: {
      flags: '--shading <file|rows>',
      summary: 'compose on this shading: rows over # and -',
      read: (text) => ok(text),
      isFile: true,
    },
    symbols: {
      flags: '--symbols <alphabet>',
      summary: "'letters', or the symbols to use, with commas or one character each",
      read: (text) => ok(text),
    },
    keep: {
      flags: '--keep <file|rows>',
      summary: 'symbols that stay where they are; . is free',
      read: (text) => ok(text),
      isFile: true,
    },
    message: {
      flags: '--message <text>',
      summary: 'the shaded cells spell these letters, row by row',
      read: (text) => ok(text),
    },
    limitAttempts: {
      flags: '--limit-attempts <n>',
      summary: 'give up on a puzzle after n grids tried',
      read: wholeNumber(1),
    },
    limitMs: {
      flags: '--limit-ms <n>',
      summary: 'end the run after n milliseconds',
      read: wholeNumber(0),
    },
    to: choice('--to <format>', 'print puzzles in this format (default: grid)', FORMATS),
    json: BATCH_OPTIONS.json,
    jobs: BATCH_OPTIONS.jobs,
    ...QUEUE_OPTIONS,
  },
  examples: [
    ['hitori generate 12x12 --level hard', 'one hard puzzle'],
    ['hitori generate --level easy --count 100 --json > easy.jsonl', 'a hundred easy ones'],
    ['hitori generate 9x9 --seed 7 --to pzpr', 'a link'],
    ["hitori generate --message 'Keep the door open' --seed 1", 'a hidden message'],
  ],
  async run([shape], values, io) {
    if (values.json && values.to !== undefined)
      throw new UsageError('choose one of --json and --to');
    const settings = await readSettings(shape, values, io);
    const { count = 1 } = values;
    const choice = readQueueChoice(values);
    if (choice === undefined) {
      const jobs = Math.min(values.jobs ?? availableParallelism(), count);
      return runSeries(settings, count, io, (onTried) => seedResults(settings, jobs, io, onTried));
    }
    if (settings.seed !== values.seed && choice.name !== undefined)
      throw new UsageError('--resume needs --seed: without it every run is another one');
    const queue = await openQueue(choice, 'generate', io);
    io.stop.signal.addEventListener('abort', () => void queue.close());
    try {
      const status = await runSeries(settings, count, io, () =>
        queuedSeedResults(settings, count, queue),
      );
      await withWords(queue.finish());
      return status;
    } finally {
      await queue.close();
    }
  },
};

async function runSeries(
  settings: GenerateSettings,
  count: number,
  io: Io,
  resultsOf: (onTried: (attempts: number) => void) => AsyncIterable<SeedResult>,
): Promise<ExitStatus> {
  const progress = io.stderr.isTTY ? new GenerateProgress(io, count) : undefined;
  const seen = new Set<string>();
  let duplicates = 0;
  try {
    for await (const result of resultsOf((tried) => progress?.trying(tried))) {
      io.stop.signal.throwIfAborted();
      if (!result.ok) {
        if (result.error.code === 'impossible') throw new UsageError(result.error.message);
        return await giveUp(result.error.message, io);
      }
      const made = result.value;
      progress?.tried(made.attempts);
      if (seen.has(made.key)) {
        if (++duplicates === DUPLICATES_IN_A_ROW)
          return await giveUp(`nothing new in ${duplicates} puzzles`, io);
        continue;
      }
      duplicates = 0;
      seen.add(made.key);
      await print(made, seen.size, settings, progress, io);
      if (seen.size === count) break;
    }
    return DONE;
  } finally {
    progress?.close();
  }
}

async function giveUp(message: string, io: Io): Promise<ExitStatus> {
  await write(io.stderr, `hitori: ${message}\n`, io);
  return LIMIT_REACHED;
}

async function print(
  made: MadePuzzle,
  ordinal: number,
  settings: GenerateSettings,
  progress: GenerateProgress | undefined,
  io: Io,
): Promise<void> {
  const { rows, cols, to } = settings;
  progress?.found();
  if (made.misfit !== undefined) throw new UsageError(made.misfit);
  const { key: _key, text: _text, misfit: _misfit, ...fields } = made;
  const json = { id: `${ordinal}`, rows, cols, ...fields };
  const { level, score, seed } = made;
  // Several lines need a blank one between two puzzles, a single line needs none.
  const isBlock = asLines(made.text).trimEnd().includes('\n');
  const gap = isBlock && ordinal > 1 ? '\n' : '';
  await write(io.stdout, to ? gap + asLines(made.text) : `${JSON.stringify(json)}\n`, io);
  if (io.stderr.isTTY && to)
    await write(io.stderr, `${rows}x${cols} ${level}, score ${score}, seed ${seed}\n`, io);
}

async function readSettings(
  shape: string | undefined,
  values: GenerateValues,
  io: Io,
): Promise<GenerateSettings> {
  const pattern = values.shading === undefined ? undefined : await readPattern(values.shading, io);
  const keep = values.keep === undefined ? undefined : await readKeep(values.keep, io);
  const { message } = values;
  if (message !== undefined && (keep || values.symbols !== undefined))
    throw new UsageError('--message goes neither with --keep nor with --symbols');
  const size = readShape(
    shape,
    pattern,
    keep ?? (message === undefined ? undefined : shapeForMessage(message)),
  );
  if (!size.ok) throw new UsageError(size.error);
  const { rows, cols } = size.value;
  if (keep && (keep.rows !== rows || keep.cols !== cols))
    throw new UsageError(`--keep has the shape ${keep.rows}x${keep.cols}, not ${rows}x${cols}`);
  const { limitMs } = values;
  return {
    rows,
    cols,
    level: values.level ?? 'any',
    seed: values.seed ?? `${Math.floor(Math.random() * 2 ** 32)}`,
    effort: values.effort,
    symmetry: values.symmetry ?? 'none',
    shading: pattern === undefined ? undefined : readShading(pattern, rows, cols),
    symbols: values.symbols === undefined ? undefined : readSymbols(values.symbols, rows, cols),
    keep,
    message,
    limitAttempts: values.limitAttempts,
    deadline: limitMs === undefined ? undefined : Date.now() + limitMs,
    to: values.json ? undefined : (values.to ?? 'grid'),
  };
}

/** As with marks, the name of a directory is no file: `../..` are four free cells. */
async function readKeep(value: string, io: Io): Promise<Puzzle> {
  const stats = findFile(value);
  const isFile = stats !== undefined && !stats.isDirectory();
  const read = parsePuzzle(isFile ? await readShort(value, '--keep', io) : value);
  if (!read.ok) throw new UsageError(`--keep: ${read.error.message}`);
  for (const warning of read.value.warnings)
    await write(io.stderr, `hitori: ${printable(`--keep: warning: ${warning}`)}\n`, io);
  return read.value.puzzle;
}

/** A list of cells, or JSON: its length tells nothing of the shape. */
const SHAPELESS = /^\s*(?:[[{(]|r\d)/i;

/** Marks, or a list of cells or JSON as answers can be: what cannot be these is the name of a file. */
const GIVEN_DIRECTLY = /^(?:[-\s/#*+.?xo]+|\s*(?:[[{(]|r\d).*)$/is;

async function readPattern(value: string, io: Io): Promise<string> {
  const stats = findFile(value);
  if (stats && !stats.isDirectory()) return readShort(value, '--shading', io);
  if (GIVEN_DIRECTLY.test(value)) return value;
  throw new UsageError(
    `--shading: ${stats ? 'a directory' : 'no such file'}: '${value}' (rows given directly are over # and -)`,
  );
}

/** The shape named, else that of the shading, else the one that suits what is to be in it, else 8x8. */
function readShape(
  shape: string | undefined,
  pattern: string | undefined,
  suited: Shape = { rows: 8, cols: 8 },
): Result<{ rows: number; cols: number }, string> {
  if (shape === undefined && pattern !== undefined) {
    if (SHAPELESS.test(pattern))
      return err('--shading: only rows of marks have a shape: give it too, such as 8x8');
    const lines = pattern.trim().split(/[\n/]+/);
    return checkSides(lines.length, lines[0]?.trim().length ?? 0);
  }
  if (shape === undefined) return checkSides(suited.rows, suited.cols);
  const match = /^(\d{1,4})x(\d{1,4})$/i.exec(shape);
  if (!match) return err(`'${shape}' is not a shape: write rows x columns, such as 8x8`);
  return checkSides(Number(match[1]), Number(match[2]));
}

function checkSides(rows: number, cols: number): Result<{ rows: number; cols: number }, string> {
  const isWrong = (side: number) => side < 1 || side > MAX_SIDE;
  if (isWrong(rows) || isWrong(cols))
    return err(`${rows}x${cols} is out of range: a side is 1 to ${MAX_SIDE}`);
  return ok({ rows, cols });
}

function readShading(pattern: string, rows: number, cols: number): Shading {
  const shading = parseAnswer(pattern, { rows, cols });
  if (!shading.ok) throw new UsageError(`--shading: ${shading.error.message}`);
  return shading.value.marks;
}

function readSymbols(text: string, rows: number, cols: number): string[] {
  const given = text.includes(',') ? text.split(',').map((symbol) => symbol.trim()) : [...text];
  const symbols = text === 'letters' ? LETTERS : given;
  const needed = Math.max(rows, cols);
  const isUsable =
    new Set(symbols).size === symbols.length &&
    symbols.every((symbol) => symbol.trim() !== '' && !['.', '?', '0'].includes(symbol));
  if (symbols.length < needed || !isUsable)
    throw new UsageError(`--symbols: a ${rows}x${cols} puzzle needs ${needed} different symbols`);
  return symbols;
}
