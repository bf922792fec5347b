/**
 * Dresses: the ways in which the same grid stands in texts of people and programs. Each takes the cells of
 * a puzzle (0 for a blank) and gives a text that must be read back as that puzzle, or be refused in words.
 */
export type Cells = readonly (readonly number[])[];

const join = (cells: Cells, separator: string, end = '\n') =>
  cells.map((row) => row.join(separator)).join(end);

/** One character a cell, where all numbers allow it, else separated. */
const compact = (cells: Cells) => join(cells, cells.flat().every((cell) => cell < 10) ? '' : ' ');

const linkCell = (cell: number) =>
  cell === 0 ? '.' : cell < 36 ? cell.toString(36) : `-${cell.toString(36).padStart(2, '0')}`;

const table = (cells: Cells) => {
  const rule = `+${cells[0].map(() => '---').join('+')}+`;
  const rows = cells.map((row) => `| ${row.join(' | ')} |`);
  return [rule, ...rows.flatMap((row) => [row, rule])].join('\n');
};

export const DRESSES: Readonly<Record<string, (cells: Cells) => string>> = {
  'size, title and rows': (cells) =>
    `Puzzle 7\n${cells.length}x${cells[0].length}\n${join(cells, ' ')}`,
  'compact rows below a title': (cells) => `Daily hitori\n${compact(cells)}`,
  'commas, some at the ends': (cells) =>
    cells.map((row, index) => row.join(', ') + (index % 2 ? ',' : '')).join('\r\n'),
  'tabs before and behind': (cells) =>
    cells
      .map((row, index) => (index % 2 ? `\t${row.join('\t')}` : `${row.join('\t')}\t`))
      .join('\r\n'),
  'carriage returns and odd spaces': (cells) =>
    cells.map((row) => `\u00A0${row.join(' ')}\u3000`).join('\r'),
  'rows spaced by blank lines, in a fence': (cells) =>
    `\`\`\`\n${join(cells, ' ', '\n\n')}\n\`\`\``,
  'a Python list': (cells) =>
    `# puzzle\nboard = [\n${cells.map((row) => `    [${row.join(', ')}],`).join('\n')}\n]\nprint(len(board))\n`,
  'a C array': (cells) =>
    `int b[${cells.length}][${cells[0].length}] = {${cells.map((row) => `{${row.join(',')}}`).join(', ')}};`,
  'JSON under another key': (cells) => JSON.stringify({ name: 'x', data: { clues: cells } }),
  facts: (cells) =>
    cells.flatMap((row, r) => row.map((cell, c) => `given(${r + 1},${c + 1},${cell}).`)).join('\n'),
  'an ASCII table': table,
  HTML: (cells) =>
    `<table>\n${cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}\n</table>`,
  'a link in a sentence': (cells) =>
    `Try [this](https://puzz.link/p?hitori/${cells[0].length}/${cells.length}/${cells.flat().map(linkCell).join('')}), it is nice.`,
  LaTeX: (cells) =>
    `\\begin{tabular}{${'c'.repeat(cells[0].length)}}\n${cells.map((row) => `${row.join(' & ')} \\\\`).join('\n')}\n\\end{tabular}`,
};
