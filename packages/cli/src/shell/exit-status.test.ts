import { expect, test } from 'vitest';
import { type ExitStatus, strongest } from './exit-status.ts';

test('the strongest status wins: 130, 2, 3, 1, 0', () => {
  const order: ExitStatus[] = [130, 2, 3, 1, 0];
  for (const [i, a] of order.entries())
    for (const b of order.slice(i)) {
      expect(strongest(a, b)).toBe(a);
      expect(strongest(b, a)).toBe(a);
    }
});
