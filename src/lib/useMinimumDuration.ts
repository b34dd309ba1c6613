import { useEffect, useState } from 'react';

/** Milliseconds (specification §4, §9). */
export const minimumPendingMs = 200;

/**
 * Returns true while `active` is true, and for at least 200 ms, so that a progress indicator does not flash.
 * It delays only the end of the indicator; the loaded content can show before that.
 */
export function useMinimumDuration(active: boolean): boolean {
  const [wasActive, setWasActive] = useState(active);
  // Both states count how often `active` became true. A boolean would not restart the timer when a new
  // activity begins in the same render in which the last one ends.
  const [started, setStarted] = useState(active ? 1 : 0);
  const [finished, setFinished] = useState(0);
  if (wasActive !== active) {
    setWasActive(active);
    if (active) setStarted(started + 1);
  }
  useEffect(() => {
    if (started === 0) return;
    const timer = setTimeout(() => setFinished(started), minimumPendingMs);
    return () => clearTimeout(timer);
  }, [started]);
  return active || finished < started;
}
