import { useEffect, useState } from 'react';

/**
 * Whether to show that something is under way: at once, and then for a while at least, so that it
 * does not flash. What was waited for is not held back.
 * @param ms 200 by specification §9
 */
export function useAtLeast(active: boolean, ms: number): boolean {
  const [wasActive, setWasActive] = useState(active);
  const [held, setHeld] = useState(active);
  if (wasActive !== active) {
    setWasActive(active);
    if (active) setHeld(true);
  }
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => setHeld(false), ms);
    return () => clearTimeout(timer);
  }, [held, ms]);
  return active || held;
}
