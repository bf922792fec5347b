import { test } from 'vitest';
import { rowsOf } from '../../test/read-puzzle.ts';
import { formatShading } from '../puzzle/shading.ts';
import { parsePuzzle, parsePuzzles, isLiteralPuzzle } from './reader/parse.ts';
import { parseRecord, PuzzleSplitter } from './reader/puzzle-splitter.ts';
import type { ParseResult } from './contract/format.ts';
const show = (r: ParseResult) => r.ok ? [r.value.format, r.value.id ?? '', rowsOf(r.value.puzzle), r.value.answer ? `A ${formatShading(r.value.puzzle, r.value.answer).join('/')}` : '', r.value.solution ? `S ${formatShading(r.value.puzzle, r.value.solution).join('/')}` : '', r.value.extra ? JSON.stringify(r.value.extra): '', ...r.value.warnings].filter(x=>x).join(' | ') : `!! ${r.error.code} ${r.error.message}`;
const G='113\n231\n211', S='1 1 3\n2 3 1\n2 1 1';
const T = [
 '3\n'+S, '3\n\n'+S, '3 3\n'+G, '3x3\n'+G,'3,3\n'+G,'4 4\n'+G, '3x3','3','2\n3x3\n'+G+'\n3x3\n'+G, '2\n3\n'+S+'\n3\n'+S,
 `[1]\n${G}\n\n[2]\n${G}`, `#1\n${G}\n#2\n${G}`, `Puzzle 1\n${G}\n\nPuzzle 2\n${G}`, `== 1 ==\n${G}\n== 2 ==\n${G}`,
 `My puzzle\n${G}`, `Here is one.\nIt is nice!\n\nEasy one\n${G}\nThanks to all.`, `% c\n# d\n// e\n; f\n-- g\n${G}`, `id: abc\nlevel: hard\nsize: 3x3\n${G}`, `genre: sudoku\n${G}`,
 `3\n\n${S}\n\n@17527`, `113231211\n113231211`, '1122334412341234\n4321432143211234', `task: "113231211"`, '1234567812345678123456781234567812345678123456781234567812345678',
 '# solver\nimport numpy as np\nboard = np.array([\n  [1,1,3], # first\n\n  [2,3,1],\n  [2,1,1],\n])\ndirs = [(0,1),(1,0),(0,-1),(-1,0)]\nfor i in range(3):\n    print(board[i][0])\n',
 'puzzle = [[1,1,3],[2,3,1],[2,1,1]]\nsolution = [[0,1,0],[0,0,0],[1,0,1]]', 'puzzle = """\n113\n231\n211\n"""', 'char *b[] = {\n"113",\n"231",\n"211"};', '"113",\n"231",\n"211"', 'matrix(c(1,1,3,2,3,1,2,1,1), nrow=3, byrow=TRUE)',
 'board :: [[Int]]\nboard = [[1,1,3],\n         [2,3,1],\n         [2,1,1]]', 'new int[][]{{1,1,3},{2,3,1},{2,1,1}}', 'List.of(List.of(1,1,3),List.of(2,3,1),List.of(2,1,1))', "[['1','1','3'],['2','3','1'],['2','1','1']]", '(1 1 3)\n(2 3 1)\n(2 1 1)', '[1,1,3],\n[2,3,1],\n[2,1,1]','((1 1 3) (2 3 1) (2 1 1))',
 '| 1 | 1 | 3 |\n|---|---|---|\n| 2 | 3 | 1 |\n| 2 | 1 | 1 |', '| a | b | c |\n|---|---|---|\n| 1 | 1 | 3 |\n| 2 | 3 | 1 |\n| 2 | 1 | 1 |','|   | 1 | 2 | 3 |\n|---|---|---|---|\n| 1 | 1 | 1 | 3 |\n| 2 | 2 | 3 | 1 |\n| 3 | 2 | 1 | 1 |', '```\n113\n231\n211\n```', '> 113\n> 231\n> 211', '  A B C\n1 1 1 3\n2 2 3 1\n3 2 1 1',
 '\u00a01 1 3\u00a0\n\u30002\u30003\u30001\n2 1 1', '1\t1\t3\t\r\n\t2\t3\t1\r\n2\t1\t1', '１１３\n２３１\n２１１', '①①③\n②③①\n②①①', '1，1，3\n2，3，1\n2，1，1',
 '3\n3\n1 1 3 \n2 3 1 \n2 1 0 \n', 'begin\npuzzle hitori\ngrid foo\nproblem\n113\n231\n211\nend',
 '[{"grid":["113","231","211"]},{"grid":["12","21"]}]', '{"puzzles":[{"id":"a","board":[[1,1],[2,1]]},{"id":"b","board":[[1,2],[2,1]]}]}', '{"id":"q","rows":3,"cols":3,"grid":[[1,1,3],[2,3,1],[2,1,1]],"solution":["-#-","---","#-#"],"level":"easy"}','{"puzzle":[[1,1,3],[2,3,1],[2,1,1]],"solution":[[0,1,0],[0,0,0],[1,0,1]]}',
 'hello world','hello', 'I am', 'The quick brown fox\njumps over the dog', '1\uFFFD2\n\n'+G, G+'\n\n1\u00002\n\n'+G, '{"grid":["12","21"]}\n{"grid":["12","2\uFFFD"]}\n{"grid":["12","21"]}', G+'\n\n'+G, G.replaceAll('\n','\r'), '113\n231\n211\n\n-#-\n---\n#-#', 'Puzzle\n113\n231\n211\n\nSolution\n010\n000\n101', '1w 1b\n2w 2b', '7x7:1234567.2345671.3456712.4567123.5671234.6712345.ABCDEFG', 'https://example.com/about', 'See https://example.com/ for more\n\n'+G, 'problem\nsomethx\nproblem', 'abcdefg\nproblem\ngfedcba','1 1 3\n2 3 1\n2 1', 'row1 = [1,1,3]\nrow2 = [2,3,1]\nrow3 = [2,1,1]', 'Level3\n113\n231\n211', '12/21 is not unique', 'size: 3\n113231211', '1. 113231211', 'Date: 20201231', '2020-12-31\n113\n231\n211', 'v1.2.3\n113\n231\n211','4\n1 2 3\n1 2 3\n1 2 3','0 1 1 3\n1 2 3 1\n2 2 1 1', '113\n\n231\n\n211\n\n\n113\n\n231\n\n211',
 '1 * 3\n2 3 1\n* 1 *', '10 2 3\n2 10 3\n2 2 10', 'a b c\nb c a\nc a b', '<html><body><table><tr><td>1</td><td>2</td></tr><tr><td>2</td><td>1</td></tr></table></body></html>', 'ab/ba', 'AM/PM',
];
test('x', () => {
  for (const t of T) {
    const s = new PuzzleSplitter(); const r=[...s.push(t), ...s.end()].map(x=>parseRecord(x));
    const p = parsePuzzle(t);
    const all = parsePuzzles(t).map(show);
    const st = r.map(show);
    console.log(JSON.stringify(t).slice(0,110), '\n   ', show(p), all.length>1||JSON.stringify(all)!==JSON.stringify(st)? '\n      ALL '+all.join('\n      ALL '):'', JSON.stringify(all)===JSON.stringify(st)?'':'\n      STR '+st.join('\n      STR '));
  }
  console.log(['113231211','12/21','1221','a.txt','hello','puzzles','1,1,3,2,3,1,2,1,1','image1234','hitori:2x2:1221'].map(x=>[x,isLiteralPuzzle(x)]));
});
