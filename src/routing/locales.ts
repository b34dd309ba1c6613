/** The languages of the site. The first is the default and has no path prefix (specification §9). */
export const locales = ['it', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'it';

interface LocaleInfo {
  code: Locale;
  /** BCP 47 tag for dates, numbers and the lang attribute. */
  iso: string;
  /** Handle of the site in the content management system. */
  siteHandle: string;
  /** The name of the language in that language. */
  name: string;
}

export const localeInfo: Record<Locale, LocaleInfo> = {
  it: { code: 'it', iso: 'it-IT', siteHandle: 'it', name: 'Italiano' },
  en: { code: 'en', iso: 'en-US', siteHandle: 'en', name: 'English' },
};

/** Whether a value is a locale of the site. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The locale for a site handle of the CMS; undefined for an unknown handle. */
export function localeOfSite(handle: string | null | undefined): Locale | undefined {
  return locales.find((locale) => localeInfo[locale].siteHandle === handle);
}
