import { loginCookieName } from '@/config/loginCookieName';
import { RequestError } from './errors';
import { deleteLoginCookie } from './loginCookie';
import { preferredSites } from './preferredSites';
import { requestSite } from './requestSite';
import { setSession } from './session';
import { notifyTabs } from './tabChannel';
import { waitForLeaving } from './watchSession';

/**
 * Logs in. The BFF keeps the tokens in HttpOnly cookies; the browser receives only the user. Apollo loads
 * during the request at the latest.
 * @throws RequestError, CombinedGraphQLErrors
 */
export async function logIn(input: { email: string; password: string }): Promise<void> {
  const [{ errors }, { refetchViewer }] = await Promise.all([
    requestSite('/api/session', 'POST', { ...input, preferSites: preferredSites() }),
    import('./viewer'),
  ]);
  if (Array.isArray(errors)) throw new RequestError(errors);
  await refetchViewer();
  notifyTabs();
}

/**
 * Logs out. The session of the page ends even when the request fails (specification §4). Then scripts cannot delete
 * the tokens, so the value 0 of the login flag makes the site delete them with its next response, and use them for
 * nothing else.
 *
 * @param navigation After it the session of the page ends. The request does not wait for it, because the visitor may
 * close the tab before a slow page has loaded.
 */
export async function logOut(navigation?: Promise<unknown>): Promise<void> {
  const [{ errors }] = await Promise.all([
    requestSite('/api/session', 'DELETE'),
    navigation && waitForLeaving(navigation),
  ]);
  forgetSession(errors !== undefined);
}

/**
 * Ends the session of the page. watchSession notifies the other tabs.
 *
 * @param hasTokens Whether the browser may still have the tokens.
 */
export function forgetSession(hasTokens = false): void {
  deleteLoginCookie();
  // The tokens last longer than the browser is open.
  if (hasTokens) document.cookie = `${loginCookieName}=0; Max-Age=31536000; Path=/; SameSite=Lax`;
  setSession({ status: 'out' });
}
