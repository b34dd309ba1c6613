import Router from 'next/router';
import { useEffect, useState } from 'react';
import { claimReload } from '@/lib/claimReload';
import { requestTimeoutMs } from '@/lib/requestTimeoutMs';

/** The time in milliseconds that a navigation may take before the bar shows (specification §9). */
const showDelayMs = 200;

interface Progress {
  phase: 'idle' | 'running' | 'done' | 'failed';
  /** The address that failed, also during a retry; otherwise null. */
  failed: string | null;
}

/** Returns the progress of a navigation, and handles its failure. */
export function useRouteProgress(): Progress {
  const [progress, setProgress] = useState<Progress>({ phase: 'idle', failed: null });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let late: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      clearTimeout(late);
    };
    const show = (phase: Progress['phase']) => setProgress((now) => ({ ...now, phase }));

    const start = (path: string, { shallow }: { shallow: boolean }) => {
      stop();
      // Only the address changes, and no data load.
      if (shallow) return;
      setProgress(({ failed }) => ({ phase: 'idle', failed: failed === path ? path : null }));
      timer = setTimeout(() => show('running'), showDelayMs);
      // Next waits for ever for a response that never comes; the browser and the service worker do not.
      late = setTimeout(() => location.assign(path), requestTimeoutMs);
    };
    const complete = () => {
      stop();
      setProgress(({ phase }) => ({ phase: phase === 'running' ? 'done' : 'idle', failed: null }));
    };
    const fail = (error: unknown, path: string) => {
      stop();
      const failure = getNavigationFailure(error);
      if (failure === 'cancelled') {
        show('idle');
        return;
      }
      // The service worker shows the cached page or the offline page (docs/adr/017).
      if (failure === 'network' && hasWorker()) return;
      setProgress({ phase: 'failed', failed: failure === 'network' ? path : null });
      // Next loads the address, which shows the server's response or error.
      if (failure === 'other') return;
      if (failure === 'code') reloadAt(path);
      // Makes Next stay on the page; otherwise Next would load the failed address.
      throw Object.assign(new Error('The navigation was stopped'), { cancelled: true });
    };

    // A page from the back/forward cache still shows the progress of the navigation that left it.
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      stop();
      setProgress({ phase: 'idle', failed: null });
    };

    addEventListener('pageshow', restore);
    Router.events.on('routeChangeStart', start);
    Router.events.on('routeChangeComplete', complete);
    Router.events.on('routeChangeError', fail);
    return () => {
      stop();
      removeEventListener('pageshow', restore);
      Router.events.off('routeChangeStart', start);
      Router.events.off('routeChangeComplete', complete);
      Router.events.off('routeChangeError', fail);
    };
  }, []);

  return progress;
}

/**
 * Returns why a navigation failed, as far as Next reports it: another navigation cancelled it, the network
 * failed, the page's code failed to load, or another reason, such as a server error.
 */
function getNavigationFailure(error: unknown): 'cancelled' | 'network' | 'code' | 'other' {
  if (!(error instanceof Error)) return 'other';
  if ('cancelled' in error && error.cancelled) return 'cancelled';
  // fetch() throws a TypeError when the network fails.
  if (error instanceof TypeError || !navigator.onLine) return 'network';
  return error.message.startsWith('Failed to load script') ? 'code' : 'other';
}

/** Reloads the address because the page's code failed to load; the second time it shows the error page. */
function reloadAt(path: string): void {
  if (claimReload()) location.assign(path);
  else setTimeout(() => void Router.push('/_error', path, { locale: false }));
}

/**
 * Whether a service worker controls the page. Old browsers, and documents that are being unloaded, have none.
 */
function hasWorker(): boolean {
  const { serviceWorker } = navigator as Partial<Navigator>;
  return Boolean(serviceWorker?.controller);
}
