/**
 * Turns single loads into one load of many: keys asked for in the same turn are fetched together,
 * and each only once for the life of the returned function.
 */
export function batch<Key extends string | number, Value>(
  fetchMany: (keys: Key[]) => Promise<Map<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  const known = new Map<Key, Promise<Value | undefined>>();
  let next: { keys: Key[]; values: Promise<Map<Key, Value>> } | undefined;

  const enqueue = (key: Key): Promise<Map<Key, Value>> => {
    if (!next) {
      const keys: Key[] = [];
      // setImmediate runs after every promise of this turn, so that all siblings have asked.
      const values = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        next = undefined;
        return fetchMany(keys);
      });
      next = { keys, values };
    }
    next.keys.push(key);
    return next.values;
  };

  return (key) => {
    const value = known.get(key) ?? enqueue(key).then((values) => values.get(key));
    known.set(key, value);
    return value;
  };
}
