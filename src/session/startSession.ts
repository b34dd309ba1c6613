import { checkLoginCookie } from './loginCookie';
import { getSession, setSession } from './session';
import { notifyTabs, openTabChannel } from './tabChannel';

/**
 * Checks the session now and after each possible change: a message from another tab, or a page that
 * returns from the back/forward cache. watchSession also checks it after navigations. Without the
 * cookie that a login sets, it sends no request and loads no code.
 */
export function startSession(): void {
  openTabChannel(checkSession);
  addEventListener('pageshow', ({ persisted }) => persisted && checkSession());
  checkSession();
  // The request for this page may have ended the session, which the other tabs do not notice.
  if (getSession().status === 'out') notifyTabs();
}

/** Compares the session with the cookie and, when the cookie is set, with the cms. */
function checkSession(): void {
  if (!checkLoginCookie()) return;
  import(/* webpackChunkName: "session" */ './viewer').then(
    ({ checkViewer }) => checkViewer(),
    () => {
      if (getSession().status !== 'in') setSession({ status: 'failed' });
    },
  );
}
