import { expect, test } from 'vitest';
import { placePath } from './place-path.ts';

test.each([
  ['M0 0H8L3.2 14', 'M1 2H5L2.6 9'],
  ['M8 10a4 4 0 1 1-8 0 4 4 0 0 1 8 0', 'M5 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0'],
  [
    'M.3 3.9A3.7 3.8 0 0 1 7.7 3.9V1C5.5.3 6 7 8 9Z',
    'M1.15 3.95A1.85 1.9 0 0 1 4.85 3.95V2.5C3.75 2.15 4 5.5 5 6.5Z',
  ],
])('%s is moved and scaled', (path, placed) => {
  expect(placePath(path, 0.5, 1, 2)).toBe(placed);
});

test('three decimals, and nothing grows together', () => {
  expect(placePath('M0 0-1 2', 1 / 3, 0, -1)).toBe('M0-1-0.333-0.333');
});
