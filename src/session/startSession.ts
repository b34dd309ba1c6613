import { setSession } from './session';

let tabs: BroadcastChannel | undefined;

/**
 * Finds out who is here, now and whenever something may have changed it: another tab says so, or
 * the page comes back out of the browser's cache. Without the flag that a login leaves there is
 * nothing to ask and nothing to load.
 */
export function startSession(): void {
  const look = () => {
    if (!document.cookie.includes('SIGNED_IN=1')) setSession({ status: 'out' });
    else {
      import('./restoreSession').then(
        ({ restoreSession }) => restoreSession(),
        () => setSession({ status: 'failed' }),
      );
    }
  };
  tabs = new BroadcastChannel('session');
  tabs.onmessage = look;
  addEventListener('pageshow', ({ persisted }) => persisted && look());
  look();
}

/** Lets the other tabs look again: somebody came or went, or has other favourites. */
export function tellTabs(): void {
  tabs?.postMessage(0);
}
