import type { IncomingMessage, ServerResponse } from 'node:http';
import { SessionCookies } from './SessionCookies';

/**
 * Sets the login cookie for a page that is opened with tokens and without it, so that the page's scripts fetch the
 * viewer (specification §4: on a full page load). After a logout that has not reached the site it deletes the tokens
 * instead, and the mark of that logout; the session expires in the cms.
 *
 * @returns whether the response sets cookies, so that no cache may keep it
 */
export function restoreLoginCookie(req: IncomingMessage, res: ServerResponse): boolean {
  const { method, headers, url = '' } = req;
  // Only navigations accept HTML by its name; requests of scripts and for files do not.
  const isDocument =
    method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '') && !url.startsWith('/api/');
  if (!isDocument || !/\b((JWT|REFRESH)_TOKEN=|SIGNED_IN=0)/.test(headers.cookie ?? ''))
    return false;
  const cookies = new SessionCookies({ req, res });
  if (cookies.isLogoutPending) cookies.clear();
  else if (!cookies.hasLoginCookie && (cookies.jwt ?? cookies.refreshToken))
    cookies.setLoginCookie();
  return res.hasHeader('Set-Cookie');
}
