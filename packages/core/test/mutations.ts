/** All ways to change one thing: drop or repeat an entry of a list, change a value at any depth. */
export function* mutations(value: unknown): Generator<unknown> {
  if (typeof value === 'number') yield* [value + 1, value - 1, -value, 0];
  else if (typeof value === 'string')
    yield* ['', `${value}1`, value.replace('-', '#'), value.replace('#', '-'), '2'];
  else if (Array.isArray(value)) {
    yield [...value, []];
    for (let i = 0; i < value.length; i++) {
      yield value.toSpliced(i, 1);
      yield value.toSpliced(i, 0, value[i]);
      for (const changed of mutations(value[i])) yield value.with(i, changed);
    }
  } else if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value)) {
      const { [key]: _, ...rest } = value as Record<string, unknown>;
      yield rest;
      for (const changed of mutations(entry)) yield { ...value, [key]: changed };
    }
}
