import Router from 'next/router';
import { useEffect, useState } from 'react';
import { codeLoadEvent } from '@/lib/reportCodeLoad';

/** Returns how many consecutive presses on this page failed because their code did not load. */
export function useFailedCodeLoads(): number {
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    const count = ({ detail }: CustomEventInit<boolean>) =>
      setFailures((before) => (detail ? 0 : before + 1));
    const clear = () => setFailures(0);
    addEventListener(codeLoadEvent, count);
    Router.events.on('routeChangeStart', clear);
    return () => {
      removeEventListener(codeLoadEvent, count);
      Router.events.off('routeChangeStart', clear);
    };
  }, []);
  return failures;
}
