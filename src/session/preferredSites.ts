import { defaultLocale, isLocale, localeInfo, locales } from '@/routing/locales';

/** Site handles in the order of preference for titles of favourites: the page's language comes first. */
export function preferredSites(): string[] {
  const { lang } = document.documentElement;
  const here = isLocale(lang) ? lang : defaultLocale;
  return [here, ...locales.filter((locale) => locale !== here)].map(
    (locale) => localeInfo[locale].siteHandle,
  );
}
