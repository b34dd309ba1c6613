import Router from 'next/router';
import { useEffect } from 'react';
import { useStore } from '@/lib/createStore';
import { failedCodeLoads } from '@/lib/reportCodeLoad';

/** Returns how many consecutive presses on this page failed because their code did not load. */
export function useFailedCodeLoads(): number {
  useEffect(() => {
    const clear = () => failedCodeLoads.set(0);
    Router.events.on('routeChangeStart', clear);
    return () => Router.events.off('routeChangeStart', clear);
  }, []);
  return useStore(failedCodeLoads, 0);
}
