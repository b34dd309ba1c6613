import Router from 'next/router';
import { useEffect, useState } from 'react';
import { claimReload } from '@/lib/claimReload';
import { failureOf } from './failureOf';

/** Milliseconds that a change of pages may take before the bar shows (specification §9). */
const throttleMs = 200;

interface Progress {
  phase: 'idle' | 'running' | 'done' | 'failed';
  /** The address that could not be reached, also while it is tried again; else null. */
  failed: string | null;
}

interface Manner {
  /** Only the address changes, and no data come: nothing to wait for. */
  shallow: boolean;
}

/** How the change of pages goes, and what is done where it fails. */
export function useRouteProgress(): Progress {
  const [progress, setProgress] = useState<Progress>({ phase: 'idle', failed: null });

  useEffect(() => {
    let late: ReturnType<typeof setTimeout> | undefined;
    const show = (phase: Progress['phase']) => setProgress((now) => ({ ...now, phase }));

    const start = (path: string, { shallow }: Manner) => {
      clearTimeout(late);
      if (shallow) return;
      setProgress(({ failed }) => ({ phase: 'idle', failed: failed === path ? path : null }));
      late = setTimeout(() => show('running'), throttleMs);
    };
    const complete = () => {
      clearTimeout(late);
      setProgress(({ phase }) => ({ phase: phase === 'running' ? 'done' : 'idle', failed: null }));
    };
    const fail = (error: unknown, path: string) => {
      clearTimeout(late);
      const failure = failureOf(error);
      if (failure === 'cancelled') {
        show('idle');
        return;
      }
      // The worker shows the page as it was kept, or what can be read instead (docs/adr/017).
      if (failure === 'network' && hasWorker()) return;
      setProgress({ phase: 'failed', failed: failure === 'network' ? path : null });
      // An answer of the server, even a bad one, is shown by going there, as Next does.
      if (failure === 'other') return;
      if (failure === 'code') replace(path);
      throw stay();
    };

    Router.events.on('routeChangeStart', start);
    Router.events.on('routeChangeComplete', complete);
    Router.events.on('routeChangeError', fail);
    return () => {
      clearTimeout(late);
      Router.events.off('routeChangeStart', start);
      Router.events.off('routeChangeComplete', complete);
      Router.events.off('routeChangeError', fail);
    };
  }, []);

  return progress;
}

/** Loads the address anew where the page's code did not come; the second time, the error page. */
function replace(path: string): void {
  if (claimReload()) location.assign(path);
  else setTimeout(() => void Router.push('/_error', path, { locale: false }));
}

/** Old browsers have no service workers, and a document that is being left has none any more. */
function hasWorker(): boolean {
  const { serviceWorker } = navigator as Partial<Navigator>;
  return Boolean(serviceWorker?.controller);
}

/** Thrown at Next, it keeps the page, which Next would leave for the address that failed. */
function stay(): Error {
  return Object.assign(new Error('The change of pages was stopped'), { cancelled: true });
}
