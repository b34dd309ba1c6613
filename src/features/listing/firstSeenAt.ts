const seenTimes = new WeakMap<object, number>();

/**
 * The time at which this tab first received some page data, in milliseconds since 1970. Next caches
 * page data until the tab reloads and reuses the same objects when the visitor goes back.
 */
export function firstSeenAt(data: object): number {
  const at = seenTimes.get(data) ?? Date.now();
  seenTimes.set(data, at);
  return at;
}
