import { getSession, setSession } from './session';

let tabs: BroadcastChannel | undefined;

/**
 * Finds out who is here, now and whenever something may have changed it: another tab says so, or
 * the page comes back out of the browser's cache; watchSession adds moves to other pages. Without the flag that a login leaves there is
 * nothing to ask and nothing to load.
 */
export function startSession(): void {
  tabs = new BroadcastChannel('session');
  tabs.onmessage = checkSession;
  addEventListener('pageshow', ({ persisted }) => persisted && checkSession());
  checkSession();
  // The request for this page may have ended the session: the other tabs cannot see that.
  if (getSession().status === 'out') tellTabs();
}

/** Compares what is shown with the cookies and, where they stand for a session, with the cms. */
export function checkSession(): void {
  if (document.cookie.includes('SIGNED_IN=1')) {
    import('./restoreSession').then(
      ({ restoreSession }) => restoreSession(),
      () => {
        if (getSession().status !== 'in') setSession({ status: 'failed' });
      },
    );
  } else if (getSession().status !== 'out') setSession({ status: 'out' });
}

/** Lets the other tabs look again: somebody came or went, or has other favourites. */
export function tellTabs(): void {
  tabs?.postMessage(0);
}
