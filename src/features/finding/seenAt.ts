const seen = new WeakMap<object, number>();

/**
 * When this tab first had some data of a page, in milliseconds since 1970. Next keeps the data of
 * pages for as long as the tab lives, and gives the same objects again on the way back.
 */
export function seenAt(data: object): number {
  const at = seen.get(data) ?? Date.now();
  seen.set(data, at);
  return at;
}
