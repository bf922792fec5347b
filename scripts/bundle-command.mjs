/**
 * Bundles the command with the engine into `packages/cli/dist/bundle`, a file for each part that is loaded when
 * asked: to find and read 150 small files takes longer than to solve a puzzle. What is large or rarely asked for
 * (books, libraries, the queue, pictures) stays in its own package, and threads load the files of `dist`.
 */
import { rolldown } from 'rolldown';
import { root } from './install.mjs';

const ELSEWHERE = [
  /^@hitori\/(?:book|library|queue)/,
  '@resvg/resvg-js',
  'cli-progress',
  'piscina',
];

const bundle = await rolldown({
  input: { hitori: `${root}packages/cli/dist/bin.js` },
  platform: 'node',
  external: ELSEWHERE,
});
await bundle.write({
  dir: `${root}packages/cli/dist/bundle`,
  cleanDir: true,
  minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
});
