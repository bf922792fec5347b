/** The npm package `dancing-links`, a port of Knuth's DLX with primary and secondary items. */
import type { ExactCover } from '@hitori/core';
import { importPeer } from './peer.ts';

/** Lists all solutions of an exact-cover problem. */
export type CoverLister = (problem: ExactCover) => readonly unknown[];

/** The few parts of the package's interface that are used. */
interface Solver {
  addSparseConstraint(data: number, columns: { primary: number[]; secondary: number[] }): void;
  findAll(): readonly unknown[];
}
interface Package {
  readonly DancingLinks: new () => {
    createSolver(columns: { primaryColumns: number; secondaryColumns: number }): Solver;
  };
}

export async function dancingLinksPeer(): Promise<CoverLister | undefined> {
  const module = await importPeer('dancing-links');
  if (module === undefined) return undefined;
  const { DancingLinks } = (module['DancingLinks'] ? module : module['default']) as Package;
  return ({ primary, secondary, options }) => {
    const solver = new DancingLinks().createSolver({
      primaryColumns: primary.length,
      secondaryColumns: secondary.length,
    });
    options.forEach((option, index) => {
      solver.addSparseConstraint(index, {
        primary: option.filter((item) => item < primary.length),
        secondary: option
          .filter((item) => item >= primary.length)
          .map((item) => item - primary.length),
      });
    });
    return solver.findAll();
  };
}
