import Router from 'next/router';
import { defaultLocale } from '@/routing/locales';
import { match } from '@/routing/match';
import type { RouteName } from '@/routing/routes';
import { loginHref } from './loginHref';
import { safeNext } from './safeNext';
import { getSession, subscribeToSession, setSession } from './session';
import { notifyTabs } from './tabChannel';

/** Pages that logged-in visitors do not need. */
const guestPages: RouteName[] = ['login', 'register', 'resetPassword'];

let isWatching = false;

/** Whether the visitor has logged out on an account page, and the page that replaces it is loading. */
let isLeaving = false;

/**
 * Applies the guards of the server in the browser after each change of the session: a logout leaves
 * the account pages, a login leaves the login page. Pages in the back/forward cache hold no personal
 * data. After each navigation, and when the tab becomes visible, it checks the session with the cms.
 * @param checkViewer see viewer.ts, which imports this module
 */
export function watchSession(checkViewer: () => void): void {
  if (isWatching) return;
  isWatching = true;
  let before = getSession().status;
  subscribeToSession(() => {
    const { status } = getSession();
    // Notify the other tabs when the session ends here, whatever the cause.
    if (status === 'out' && before !== 'out') notifyTabs();
    before = status;
    redirectIfNeeded();
  });
  // The request for the page's data may have ended the session, or the cms may have ended it.
  Router.events.on('routeChangeComplete', checkViewer);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) checkViewer();
  });
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted || getSession().status !== 'in') return;
    setSession({ status: 'loading' });
    if (isAccountPage()) document.body.hidden = true;
  });
  redirectIfNeeded();
}

/**
 * Waits for a navigation away from an account page. Meanwhile the end of the session, which a request of the page may
 * report first, does not redirect to the login.
 */
export async function waitForLeaving(navigation: Promise<unknown>): Promise<void> {
  isLeaving = true;
  await navigation.catch(() => undefined);
  isLeaving = false;
}

function redirectIfNeeded(): void {
  const { status } = getSession();
  const { pathname, search } = window.location;
  const here = match(pathname);
  const locale = here?.locale ?? defaultLocale;
  if (status === 'out' && isAccountPage() && !isLeaving) redirectTo(loginHref(pathname, locale));
  else if (status === 'in' && guestPages.some((name) => name === here?.name)) {
    redirectTo(safeNext(new URLSearchParams(search).get('next') ?? undefined, locale));
  } else if (status === 'in' || status === 'failed') document.body.hidden = false;
}

/** Whether the current page belongs to the account. */
export function isAccountPage(): boolean {
  return /^account/.test(match(window.location.pathname)?.name ?? '');
}

function redirectTo(to: string): void {
  void Router.replace(to, undefined, { locale: false }).finally(() => {
    document.body.hidden = false;
  });
}
