/** The path of the unavailable page, which the service worker puts into the hash; null without one. */
export function requestedPath(): string | null {
  try {
    const { origin, pathname, search } = new URL(
      decodeURIComponent(location.hash.slice(1)),
      location.origin,
    );
    return location.hash && origin === location.origin ? pathname + search : null;
  } catch {
    return null; // The hash does not come from the service worker.
  }
}

/** Calls the listener when the hash changes. @returns a function that unsubscribes */
export function subscribeToRequestedPath(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
