/**
 * Creates a value at the first call and returns the same value afterwards. A cheap phone takes about 30 ms to
 * create an Intl formatter, so pages that need none create none.
 */
export function lazy<Value>(create: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => (cached ??= { value: create() }).value;
}
