/**
 * A smallest set that clashes, out of a larger one (QuickXplain: Junker, AAAI 2004): nothing can be left out
 * of it. Few questions are asked when the set is small.
 */

/**
 * Of items that are not possible together, a set of which no item can be left out. `isPossible` is asked
 * about sets of items; what it throws ends the search.
 */
export function smallestClash(
  items: readonly number[],
  isPossible: (items: readonly number[]) => boolean,
): number[] {
  return clashAmong([], items, false, isPossible).sort((a, b) => a - b);
}

/** The items of a smallest clash beside some that are sure to take part. */
function clashAmong(
  sure: readonly number[],
  items: readonly number[],
  hasGrown: boolean,
  isPossible: (items: readonly number[]) => boolean,
): number[] {
  if (hasGrown && !isPossible(sure)) return [];
  if (items.length <= 1) return [...items];
  const half = items.length >> 1;
  const first = items.slice(0, half);
  const second = items.slice(half);
  const fromSecond = clashAmong([...sure, ...first], second, true, isPossible);
  const fromFirst = clashAmong([...sure, ...fromSecond], first, fromSecond.length > 0, isPossible);
  return [...fromFirst, ...fromSecond];
}
