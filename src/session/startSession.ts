import { getSession, setSession } from './session';

let tabs: BroadcastChannel | undefined;

/**
 * Checks the session now and after each possible change: a message from another tab, or a page that
 * returns from the back/forward cache. watchSession also checks it after navigations. Without the
 * cookie that a login sets, it sends no request and loads no code.
 */
export function startSession(): void {
  tabs = new BroadcastChannel('session');
  tabs.onmessage = checkSession;
  addEventListener('pageshow', ({ persisted }) => persisted && checkSession());
  checkSession();
  // The request for this page may have ended the session, which the other tabs do not notice.
  if (getSession().status === 'out') notifyTabs();
}

/** Compares the session with the cookie and, when the cookie is set, with the cms. */
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

/** Makes the other tabs check again after a login, a logout or a change of favourites. */
export function notifyTabs(): void {
  tabs?.postMessage(0);
}
