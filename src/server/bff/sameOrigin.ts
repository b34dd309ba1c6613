import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of this site asks. Browsers that say where a request comes from are believed;
 * others must name the origin. Who says neither is refused (domain S-15).
 * @param siteUrl public origin of the site
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  if (!origin || !URL.canParse(origin)) return false;
  return origin === siteUrl || (host !== undefined && new URL(origin).host === host);
}
