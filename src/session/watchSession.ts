import Router from 'next/router';
import { defaultLocale } from '@/routing/locales';
import { match } from '@/routing/match';
import type { RouteName } from '@/routing/routes';
import { loginHref } from './loginHref';
import { safeNext } from './safeNext';
import { getSession, onSession, setSession } from './session';
import { checkSession, tellTabs } from './startSession';

/** Pages that are of no use to who is logged in. */
const forGuests: RouteName[] = ['login', 'register', 'resetPassword'];

let watching = false;

/**
 * Confirms in the browser what the guards of the server decided, for as long as the page lives: who
 * is no longer logged in leaves the account pages, who is leaves the login. Nothing personal is in
 * a page that the browser keeps for going back. After each move to another page, and when the tab is
 * looked at again, the cms is asked whether the session still holds.
 */
export function watchSession(): void {
  if (watching) return;
  watching = true;
  let before = getSession().status;
  onSession(() => {
    const { status } = getSession();
    // Whatever ended the session here, every other tab is to know it at once.
    if (status === 'out' && before !== 'out') tellTabs();
    before = status;
    confirm();
  });
  // The data of a page may have brought the end of the session along, and the cms may know of one.
  Router.events.on('routeChangeComplete', checkSession);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) checkSession();
  });
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted || getSession().status !== 'in') return;
    setSession({ status: 'unknown' });
    if (isPersonal()) document.body.hidden = true;
  });
  confirm();
}

function confirm(): void {
  const { status } = getSession();
  const { pathname, search } = window.location;
  const here = match(pathname);
  const locale = here?.locale ?? defaultLocale;
  if (status === 'out' && isPersonal()) go(loginHref(pathname, locale));
  else if (status === 'in' && forGuests.some((name) => name === here?.name)) {
    go(safeNext(new URLSearchParams(search).get('next') ?? undefined, locale));
  } else if (status === 'in' || status === 'failed') document.body.hidden = false;
}

/** Whether the page is one of the account. */
export function isPersonal(): boolean {
  return /^account/.test(match(window.location.pathname)?.name ?? '');
}

function go(to: string): void {
  void Router.replace(to, undefined, { locale: false }).finally(() => {
    document.body.hidden = false;
  });
}
