export function mapValues<Key extends string, Value, Result>(
  object: Readonly<Record<Key, Value>>,
  map: (value: Value, key: Key) => Result,
): Record<Key, Result> {
  const entries = Object.entries(object) as [Key, Value][];
  return Object.fromEntries(entries.map(([key, value]) => [key, map(value, key)])) as Record<
    Key,
    Result
  >;
}
