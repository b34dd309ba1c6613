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
  /** The language's name in itself. */
  name: string;
}

export const localeInfo: Record<Locale, LocaleInfo> = {
  it: { code: 'it', iso: 'it-IT', siteHandle: 'it', name: 'Italiano' },
  en: { code: 'en', iso: 'en-US', siteHandle: 'en', name: 'English' },
};

/** Whether a value names a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The language of a site of the content management system, or undefined for another site. */
export function localeOfSite(handle: string | null | undefined): Locale | undefined {
  return locales.find((locale) => localeInfo[locale].siteHandle === handle);
}
