/**
 * clingo, an independent solver, for the exports: it reads answer set programs, and as clasp it is a SAT
 * solver that reads DIMACS text. Both take the text as it stands, so a malformed export is an error.
 */
import { run } from 'clingo-wasm';
import { vi } from 'vitest';

// It announces its start on the console.
vi.spyOn(console, 'info').mockImplementation(() => {});

async function modelsOf(program: string, most: number, options: string[]): Promise<unknown[][]> {
  const result = await run(program, most, options);
  if (result.Result === 'ERROR') throw new Error(result.Error);
  return (result.Call[0]?.Witnesses ?? []).map(({ Value }) => Value);
}

/** The answer sets of a program, at most `most` of them (0: all), as lists of atoms. */
export async function answerSets(program: string, most: number): Promise<string[][]> {
  return (await modelsOf(program, most, [])) as string[][];
}

/** A model of a CNF, as the list of its literals; null when there is none. */
export async function satisfy(dimacs: string): Promise<number[] | null> {
  const [model = null] = await modelsOf(dimacs, 1, ['--mode=clasp']);
  return model as number[] | null;
}
