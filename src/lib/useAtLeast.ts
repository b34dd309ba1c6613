import { useEffect, useState } from 'react';

/**
 * Whether to show that something is under way: at once, and then for a while at least, so that it
 * does not flash. What was waited for is not held back.
 * @param ms 200 by specification §9
 */
export function useAtLeast(active: boolean, ms: number): boolean {
  const [wasActive, setWasActive] = useState(active);
  // Both count the times that it became active. A flag instead would not start the timer again when
  // one time begins in the same render in which the last one ends.
  const [begun, setBegun] = useState(active ? 1 : 0);
  const [held, setHeld] = useState(0);
  if (wasActive !== active) {
    setWasActive(active);
    if (active) setBegun(begun + 1);
  }
  useEffect(() => {
    if (begun === 0) return;
    const timer = setTimeout(() => setHeld(begun), ms);
    return () => clearTimeout(timer);
  }, [begun, ms]);
  return active || held < begun;
}
