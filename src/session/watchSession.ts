import Router from 'next/router';
import { defaultLocale } from '@/routing/locales';
import { match } from '@/routing/match';
import type { RouteName } from '@/routing/routes';
import { loginHref } from './loginHref';
import { safeNext } from './safeNext';
import { getSession, onSession, setSession } from './session';

/** Pages that are of no use to who is logged in. */
const forGuests: RouteName[] = ['login', 'register', 'resetPassword'];

let watching = false;

/**
 * Confirms in the browser what the guards of the server decided, for as long as the page lives: who
 * is no longer logged in leaves the account pages, who is leaves the login. Nothing personal is in
 * a page that the browser keeps for going back.
 */
export function watchSession(): void {
  if (watching) return;
  watching = true;
  onSession(confirm);
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
function isPersonal(): boolean {
  return /^account/.test(match(window.location.pathname)?.name ?? '');
}

function go(to: string): void {
  void Router.replace(to, undefined, { locale: false }).finally(() => {
    document.body.hidden = false;
  });
}
