import { useSyncExternalStore } from 'react';

/** Milliseconds after which data are fetched again: the site regenerates its pages as often. */
export const maxAgeMs = 300_000;

/** The time is rounded to steps, so that it does not change while React renders. */
const stepMs = 60_000;

/**
 * Returns the time before which data are too old, in Unix milliseconds. It is read when the component
 * renders, for example after the visitor chose a filter, and when the visitor returns to the tab.
 */
export function useStaleBefore(): number {
  return useSyncExternalStore(subscribeToVisibility, staleBefore, staleBefore);
}

const staleBefore = () => Math.floor(Date.now() / stepMs) * stepMs - maxAgeMs;

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
