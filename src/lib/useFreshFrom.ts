import { useSyncExternalStore } from 'react';

/** Milliseconds after which data are fetched anew: as often as the site regenerates its pages. */
export const freshMs = 300_000;

/** The time moves in steps, so that it does not change while React renders. */
const stepMs = 60_000;

/**
 * The time before which data are too old to be used, in milliseconds since 1970. It is read whenever
 * the component renders, for example after a filter was chosen, and when the visitor returns to the tab.
 */
export function useFreshFrom(): number {
  return useSyncExternalStore(onReturn, freshFrom, freshFrom);
}

const freshFrom = () => Math.floor(Date.now() / stepMs) * stepMs - freshMs;

function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
