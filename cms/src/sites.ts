import { locales } from '@studium/shared/town/settings';
import type { AdminText } from './lib/adminLanguage';

/** Handles of the sites, equal to the codes of the town's languages; the first is the default. */
export const sites = locales;
export type Site = (typeof sites)[number];
export const defaultSite: Site = sites[0];

/** A value for each site. An empty text is missing in its language. */
export type PerSite<Value = string> = Record<Site, Value>;

/** Returns a value for each site. */
export const inEachSite = <Value>(value: (site: Site) => Value): PerSite<Value> =>
  Object.fromEntries(sites.map((site) => [site, value(site)])) as PerSite<Value>;

/** Converts the value of each site. */
export const mapSites = <From, To>(
  values: PerSite<From>,
  convert: (value: From) => To,
): PerSite<To> => inEachSite((site) => convert(values[site]));

/** The names of a language in the languages of the admin, as they stand within a sentence. */
export const languageNames = (site: Site): AdminText => ({
  it: nameIn('it', site),
  en: nameIn('en', site),
});

const nameIn = (language: string, site: Site): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(site) ?? site;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The languages of the site, for a field in which one is chosen. */
export const siteOptions = sites.map((site) => {
  const { it, en } = languageNames(site);
  return { value: site, label: { it: capitalised(it), en: capitalised(en) } };
});

/** Whether a text is the handle of a site. */
export const isSite = (value: unknown): value is Site =>
  typeof value === 'string' && sites.some((site) => site === value);

/** Uri of the home page, as in Craft CMS. */
export const homeUri = '__home__';
