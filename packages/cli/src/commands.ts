/**
 * The table of commands: to add one, write its file and add its row. Modules are loaded only when they
 * are used, so that the program starts quickly.
 */
import type { CommandTable, GroupRow } from './shell/command.ts';

const LIBRARY_COMMANDS: GroupRow['commands'] = {
  add: {
    summary: 'add puzzles, each once, proven and rated',
    load: async () => (await import('./commands/library/add.ts')).add,
  },
  find: {
    summary: 'list the puzzles that fit',
    load: async () => (await import('./commands/library/find.ts')).find,
  },
  show: {
    summary: 'show what is known of a puzzle',
    load: async () => (await import('./commands/library/show.ts')).show,
  },
  export: {
    summary: 'write the puzzles as lines, as a table, or in any format',
    load: async () => (await import('./commands/library/export.ts')).exportPuzzles,
  },
  audit: {
    summary: 'check the file and every puzzle in it',
    load: async () => (await import('./commands/library/audit.ts')).auditLibrary,
  },
  remove: {
    summary: 'remove puzzles by their ids',
    load: async () => (await import('./commands/library/remove.ts')).remove,
  },
  stats: {
    summary: 'count the puzzles by shape and level',
    load: async () => (await import('./commands/library/stats.ts')).stats,
  },
};

export const COMMANDS: CommandTable = {
  solve: {
    summary: 'find the solution of a puzzle and prove it the only one',
    load: async () => (await import('./commands/solve.ts')).solve,
  },
  count: {
    summary: 'count the solutions of a puzzle',
    load: async () => (await import('./commands/count.ts')).count,
  },
  check: {
    summary: 'check an answer, finished or not, against the rules',
    load: async () => (await import('./commands/check.ts')).check,
  },
  rate: {
    summary: 'rate how hard a puzzle is for a person',
    load: async () => (await import('./commands/rate.ts')).rate,
  },
  hint: {
    summary: 'show the next deduction, with its reason',
    load: async () => (await import('./commands/hint.ts')).hint,
  },
  explain: {
    summary: 'explain the whole way to the solution',
    load: async () => (await import('./commands/explain.ts')).explain,
  },
  convert: {
    summary: 'write a puzzle in another format',
    load: async () => (await import('./commands/convert.ts')).convert,
  },
  generate: {
    summary: 'make puzzles of a shape and level, with one solution each',
    load: async () => (await import('./commands/generate.ts')).generate,
  },
  weak: {
    summary: 'list the weak solutions, which need not be connected',
    load: async () => (await import('./commands/weak.ts')).weak,
  },
  prove: {
    summary: 'write a certificate of the verdict on a puzzle',
    load: async () => (await import('./commands/prove.ts')).prove,
  },
  verify: {
    summary: 'check certificates, without trusting whoever wrote them',
    load: async () => (await import('./commands/verify.ts')).verify,
  },
  analyse: {
    summary: 'say what is forced, what clashes, how many solutions',
    load: async () => (await import('./commands/analyse.ts')).analyse,
  },
  repair: {
    summary: 'find the changes of one cell that leave one solution',
    load: async () => (await import('./commands/repair.ts')).repair,
  },
  minimise: {
    summary: 'blank the symbols that a puzzle can do without',
    load: async () => (await import('./commands/minimise.ts')).minimise,
  },
  audit: {
    summary: 'check a collection for wrong and duplicate puzzles',
    load: async () => (await import('./commands/audit.ts')).audit,
  },
  book: {
    summary: 'set puzzles and their answers as a print-ready PDF',
    load: async () => (await import('./commands/book.ts')).book,
  },
  library: {
    summary: 'keep, find and check puzzles in one file',
    commands: LIBRARY_COMMANDS,
  },
  daily: {
    summary: "show a library's puzzle of the day",
    load: async () => (await import('./commands/daily.ts')).daily,
  },
  worker: {
    summary: 'answer for commands that run with --queue',
    load: async () => (await import('./commands/worker.ts')).worker,
  },
  bench: {
    summary: "run the project's own benchmarks",
    load: async () => (await import('./commands/bench.ts')).bench,
  },
  completion: {
    summary: 'print a completion script for a shell',
    load: async () => (await import('./commands/completion.ts')).createCompletion(COMMANDS),
  },
};
