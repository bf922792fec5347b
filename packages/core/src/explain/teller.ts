/** Puts deductions into words: what follows and why, step by step. */
import { smallerParts } from '../drawing/violations.ts';
import type { ChainMark, Deduction } from '../people/deduction/deduction.ts';
import type { Sight } from '../people/picture.ts';
import { oppositeOf } from '../people/suppose/supposition.ts';
import { labelAt, type Puzzle } from '../puzzle/puzzle.ts';
import { closeRing } from '../puzzle/ring.ts';
import type { Violation } from '../puzzle/rules.ts';
import { cellName, diagonalsOf } from '../puzzle/shape.ts';
import { type Language, wordsIn } from './words/index.ts';
import type { Mood, Words } from './words/words.ts';

/** What the conclusion of a hint says around the sentences of its chain; `before` may be empty. */
export interface AroundChain {
  /** A wrong mark, or a picture that the chain goes on from. */
  readonly before: string;
  /** The clash, and what follows from it. */
  readonly after: string;
}

/** Cells that are cut off are named when they are at most so many, else counted. */
const NAMED_CELLS = 3;

/** A broken rule as a sentence (default: in English). */
export function violationText(puzzle: Puzzle, violation: Violation, language?: Language): string {
  return new Teller(puzzle, wordsIn(language)).violation(violation);
}

/** Tells the deductions of one puzzle in one language. */
export class Teller {
  private readonly puzzle: Puzzle;
  private readonly words: Words;

  constructor(puzzle: Puzzle, words: Words) {
    this.puzzle = puzzle;
    this.words = words;
  }

  /** What follows and why, in whole sentences; `around`: those before and after the chain, if it is told. */
  tell(
    deduction: Deduction,
    sight: Sight | undefined,
  ): { readonly conclusion: string; readonly around: AroundChain | null } {
    const around = this.around(deduction, sight);
    if (!around) return { conclusion: this.conclusion(deduction, sight), around };
    const steps = deduction.chain.map((mark) => this.step(mark));
    const said = [around.before, ...steps, around.after].filter((text) => text !== '');
    return { conclusion: said.join(this.words.space), around };
  }

  /** What is said around the chain; null where it is not told, or a picture stands in its place. */
  private around(deduction: Deduction, sight: Sight | undefined): AroundChain | null {
    const { technique, cells, chain, clash, ring } = deduction;
    if (chain.length === 0 || cells.length === 0 || (sight && sight.cells.length > 0)) return null;
    const { words } = this;
    const [{ cell, state }] = cells;
    const name = this.name(cell);
    const broken = clash ? [this.clash(clash, ring)] : [];
    const after = this.sentences(broken, words.therefore(name, state));
    if (technique === 'mistake')
      return { before: words.wrong(name, oppositeOf(cells[0]).state), after };
    return { before: sight ? this.picture(cell, sight) : '', after };
  }

  private conclusion(deduction: Deduction, sight: Sight | undefined): string {
    const { words } = this;
    const { technique, cells, because, parts } = deduction;
    if (parts) {
      const [first, ...others] = parts;
      const alike = others.map((part) => this.likewise(part));
      return [this.conclusion(first, sight), ...alike].join(words.space);
    }
    if (technique === 'mistake') return this.mistake(deduction);
    const [{ cell, state }] = cells;
    const name = this.name(cell);
    switch (technique) {
      case 'routine':
        return this.routine(deduction);
      case 'sandwich':
        return words.sandwich(name, this.names(because), this.symbol(because[0]));
      case 'pair':
        return words.pair(
          this.names(because),
          this.symbol(because[0]),
          this.names(cells.map((mark) => mark.cell)),
        );
      case 'corner':
        return words.corners(name, this.names(because), this.symbol(cell));
      case 'cut':
        return words.cut(name, this.closing(deduction.ring, deduction.clash, 'would'));
      case 'search':
        return words.search(name, state);
      default:
        return this.sentences(
          sight ? [this.picture(cell, sight)] : [],
          words.therefore(name, state),
        );
    }
  }

  /** One more instance of the technique that has just been told. */
  private likewise({ technique, cells, because }: Deduction): string {
    const { words } = this;
    const names = this.names(cells.map((mark) => mark.cell));
    const symbol = this.symbol(technique === 'corner' ? cells[0].cell : because[0]);
    return words.likewise(names, this.names(because), symbol, cells[0].state);
  }

  /** A broken rule as a sentence. */
  violation(violation: Violation): string {
    const { words } = this;
    if (violation.rule === 'R2') return words.violations.R2(this.names(violation.cells));
    if (violation.rule === 'R1') {
      const { line, index, symbol, cells } = violation;
      return words.violations.R1(line, index + 1, symbol, this.names(cells));
    }
    const { groups } = violation;
    if (groups.length === 0) return words.violations.nothingOpen;
    return words.violations.R3(this.parts(smallerParts(groups)));
  }

  private picture(cell: number, { picture, because }: Sight): string {
    const bySymbol = new Map<string, string[]>();
    for (const other of [...because].sort((a, b) => a - b)) {
      const symbol = this.symbol(other);
      bySymbol.set(symbol, [...(bySymbol.get(symbol) ?? []), this.name(other)]);
    }
    const equals = [...bySymbol].map(([symbol, cells]) => ({ symbol, cells }));
    const { rule } = this.words.pictures[picture];
    return this.words.picture(this.name(cell), equals, rule);
  }

  /** One step of a contradiction. */
  step({ cell, state, cause, because }: ChainMark): string {
    const { words } = this;
    const name = this.name(cell);
    const sources = this.names(because);
    switch (cause) {
      case 'supposition':
        return words.suppose(name, state);
      case 'neighbour':
        return words.byNeighbour(name, sources[0]);
      case 'equal':
        return words.byEqual(name, sources[0], this.symbol(cell));
      case 'sandwich':
        return words.bySandwich(name, sources, this.symbol(because[0]));
      case 'pair':
        return words.byPair(name, sources, this.symbol(cell));
      case 'corner':
        return words.byCorner(name, sources, this.symbol(cell));
      case 'cut':
        return words.byCut(
          name,
          this.closing(closeRing(this.puzzle, because, cell), null, 'would'),
        );
    }
  }

  private mistake(deduction: Deduction): string {
    const { words } = this;
    const { cells, because, ring, clash } = deduction;
    if (cells.length === 0)
      return this.sentences(
        [words.clashTogether(this.names(because))],
        clash ? this.clash(clash, ring) : words.noSolutionHasAll,
      );
    const { cell, state } = oppositeOf(cells[0]);
    const name = this.name(cell);
    return this.sentences(
      [words.wrong(name, state), words.noSolutionHas(name, state)],
      words.therefore(name, cells[0].state),
    );
  }

  /** A sentence for each mark that something follows from. */
  private routine({ because, reasons = [] }: Deduction): string {
    const { words } = this;
    const bySource = new Map<number, ChainMark[]>(because.map((source) => [source, []]));
    for (const mark of reasons) bySource.get(mark.because[0])?.push(mark);
    return [...bySource]
      .map(([source, marks]) => {
        const names = this.names(marks.map((mark) => mark.cell));
        return marks[0].cause === 'neighbour'
          ? words.neighbours(this.name(source), names)
          : words.equals(this.name(source), this.symbol(source), names);
      })
      .join(words.space);
  }

  private clash(clash: Violation, ring: readonly number[]): string {
    const { words } = this;
    if (clash.rule === 'R1') return words.duplicate(this.names(clash.cells), clash.symbol);
    if (clash.rule === 'R2') return words.touching(this.names(clash.cells));
    return words.divided(this.closing(ring, clash, 'does'));
  }

  private closing(ring: readonly number[], clash: Violation | null, mood: Mood): string {
    const { words } = this;
    const names = this.names(ring);
    if (this.puzzle.symbols.length === 1) return words.nothingOpen(mood);
    if (names.length === 1) return words.splitter(names[0], mood);
    const cutOff = this.cutOff(clash);
    return this.isRound(ring) ? words.ring(names, cutOff, mood) : words.wall(names, cutOff, mood);
  }

  /** Whether the ring closes in itself; else it is a wall from edge to edge. */
  private isRound(ring: readonly number[]): boolean {
    return ring.length >= 4 && diagonalsOf(this.puzzle, ring[0]).includes(ring[ring.length - 1]);
  }

  /** The smallest part that is cut off, where that is known. */
  private cutOff(clash: Violation | null): string | undefined {
    if (clash?.rule !== 'R3' || clash.groups.length === 0) return undefined;
    return this.parts([clash.groups.reduce((a, b) => (b.length < a.length ? b : a))]);
  }

  /** Parts of the board: their cells by name when they are few, else one of them and how many more. */
  private parts(parts: readonly (readonly number[])[]): string {
    const cells = parts.flat();
    const { words } = this;
    return cells.length <= NAMED_CELLS
      ? words.list(this.names(cells))
      : words.cellsWith(this.name(Math.min(...cells)), cells.length - 1);
  }

  private sentences(first: readonly string[], last: string): string {
    return [...first, last].join(this.words.space);
  }

  private name(cell: number): string {
    return cellName(this.puzzle, cell);
  }

  private names(cells: readonly number[]): string[] {
    return cells.map((cell) => this.name(cell));
  }

  private symbol(cell: number): string {
    return labelAt(this.puzzle, cell);
  }
}
