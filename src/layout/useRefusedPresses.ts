import Router from 'next/router';
import { useEffect, useState } from 'react';
import { pressEvent } from '@/lib/reportPress';

/** How many presses in a row did nothing on this page because their code did not come. */
export function useRefusedPresses(): number {
  const [refused, setRefused] = useState(0);
  useEffect(() => {
    const hear = ({ detail }: CustomEventInit<boolean>) =>
      setRefused((count) => (detail ? 0 : count + 1));
    const clear = () => setRefused(0);
    addEventListener(pressEvent, hear);
    Router.events.on('routeChangeStart', clear);
    return () => {
      removeEventListener(pressEvent, hear);
      Router.events.off('routeChangeStart', clear);
    };
  }, []);
  return refused;
}
