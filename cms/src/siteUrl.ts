import { env } from './env';
import { defaultSite, homeUri, type Site } from './sites';

/** Absolute address of a path of the public site. */
export function siteUrl(site: Site, uri: string): string {
  const base = site === defaultSite ? env.siteUrl : `${env.siteUrl}/${site}`;
  return uri === homeUri ? `${base}/` : `${base}/${uri}`;
}
