import { env } from './env';

/** Handles of the sites, equal to their locale codes; the first is the default. */
export const sites = ['it', 'en'] as const;
export type Site = (typeof sites)[number];
export const defaultSite: Site = 'it';

const prefixes: Record<Site, string> = { it: '', en: '/en' };

/** Whether a text is the handle of a site. */
export const isSite = (value: unknown): value is Site =>
  typeof value === 'string' && sites.some((site) => site === value);

/** Uri of the home page, as in Craft CMS. */
export const homeUri = '__home__';

/** Absolute address of a path of the public site. */
export function siteUrl(site: Site, uri: string): string {
  const base = `${env.siteUrl}${prefixes[site]}`;
  return uri === homeUri ? `${base}/` : `${base}/${uri}`;
}
