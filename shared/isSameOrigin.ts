import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of this site. Sec-Fetch-Site decides if the browser sends it, otherwise
 * Origin. A request with neither header is refused.
 * @param siteUrl public origin of the site
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  if (!origin || !URL.canParse(origin)) return false;
  return origin === siteUrl || (host !== undefined && new URL(origin).host === host);
}
