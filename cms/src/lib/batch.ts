/**
 * Combines single loads into one: keys that are loaded in the same turn of the event loop are fetched in one
 * call. The returned function caches each value for its lifetime.
 */
export function batch<Key extends string | number, Value>(
  fetchMany: (keys: Key[]) => Promise<Map<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  const cache = new Map<Key, Promise<Value | undefined>>();
  let next: { keys: Key[]; values: Promise<Map<Key, Value>> } | undefined;

  const enqueue = (key: Key): Promise<Map<Key, Value>> => {
    if (!next) {
      const keys: Key[] = [];
      // setImmediate runs after all promises of this turn, so that all sibling resolvers have added keys.
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
    const value = cache.get(key) ?? enqueue(key).then((values) => values.get(key));
    cache.set(key, value);
    return value;
  };
}
