import { useEffect, useState } from 'react';

/** Whether something has been active without a break for longer than a time in milliseconds. */
export function useIsLong(active: boolean, ms: number): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setIsLong(true), ms);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [active, ms]);
  return active && isLong;
}
