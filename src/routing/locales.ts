import type { Language } from '@studium/shared/town/language';
import { languages, locales } from '@studium/shared/town/settings';

/** The languages of the site. The first is the default and has no path prefix (specification §9). */
export { locales };

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = locales[0];

export const localeInfo: { readonly [Code in Locale]: Language<Code> } = languages;

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The locale for a site handle of the cms; undefined for an unknown handle. */
export function localeOfSite(handle: string | null | undefined): Locale | undefined {
  return locales.find((locale) => localeInfo[locale].siteHandle === handle);
}
