/** The page that could not be had, which the worker names behind the #; null where it names none. */
export function askedPath(): string | null {
  try {
    const { origin, pathname, search } = new URL(
      decodeURIComponent(location.hash.slice(1)),
      location.origin,
    );
    return location.hash && origin === location.origin ? pathname + search : null;
  } catch {
    return null; // Not of the worker's making.
  }
}

/** Calls the listener when another page is named. @returns what ends that */
export function onAsked(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
