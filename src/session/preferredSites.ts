import { defaultLocale, isLocale, localeInfo, locales } from '@/routing/locales';

/** Languages in which to name favourites: that of the page, then the others. */
export function preferredSites(): string[] {
  const { lang } = document.documentElement;
  const here = isLocale(lang) ? lang : defaultLocale;
  return [here, ...locales.filter((locale) => locale !== here)].map(
    (locale) => localeInfo[locale].siteHandle,
  );
}
