import { env } from './env';
import { defaultSite, homeUri, type Site } from './sites';

/** Absolute address of a path of the public site. */
export function siteUrl(site: Site, uri: string): string {
  const base = site === defaultSite ? env.siteUrl : `${env.siteUrl}/${site}`;
  if (uri !== homeUri) return `${base}/${uri}`;
  // The site redirects the prefix of a language with a slash to the one without it.
  return site === defaultSite ? `${base}/` : base;
}
