import { expect, test } from 'vitest';
import type { Task } from './input.ts';
import { packTasks, unpackTasks } from './packed.ts';

function task(ordinal: number, text: string, line: number, truncated = false): Task {
  return { source: 'a.txt', isLiteral: false, ordinal, record: { text, line, truncated } };
}

test.each<[string, Task[]]>([
  ['none', []],
  ['lines', [task(7, '12/21', 9), task(8, '', 10), task(9, '11/12', 15)]],
  ['blocks', [task(1, '12\n21', 1), task(2, '11\n12', 4)]],
  ['a cut record', [task(1, '12/21', 1), task(2, '12/', 2, true)]],
  ['a fault', [{ source: 'b', isLiteral: false, fault: 'cannot be read' }]],
  ['two sources', [task(1, '1', 1), { ...task(2, '1', 1), source: 'b' }]],
])('%s come out as they went in', (_, tasks) => {
  expect(unpackTasks(structuredClone(packTasks(tasks)))).toEqual(tasks);
});

test('records of one source become one text', () => {
  expect(packTasks([task(1, '12/21', 1), task(2, '11/12', 2)])).toMatchObject({
    texts: '12/21\u000011/12',
  });
});
