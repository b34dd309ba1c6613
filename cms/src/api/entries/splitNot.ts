/**
 * Splits values into wanted and unwanted ones. Craft CMS negates one value with `"not 5"`, or all values of a
 * list with `"not"` as the first.
 */
export function splitNot(values: readonly unknown[]): { wanted: unknown[]; unwanted: unknown[] } {
  const all = values.filter((value) => value !== null && value !== undefined);
  if (all[0] === 'not') return { wanted: [], unwanted: all.slice(1) };
  const isNot = (value: unknown): value is string =>
    typeof value === 'string' && value.startsWith('not ');
  return {
    wanted: all.filter((value) => !isNot(value)),
    unwanted: all.filter(isNot).map((value) => value.slice('not '.length).trim()),
  };
}
