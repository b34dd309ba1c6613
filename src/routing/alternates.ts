import { href } from './href';
import { inEachLocale } from './inEachLocale';
import type { Locale } from './locales';
import type { SlugRouteName, StaticRouteName } from './routes';

/** The page's address in each language; null without a translation. */
export type Alternates = Record<Locale, string | null>;

/** The same entry in another language, as the field `localized` of the contract returns it. */
export interface Localized {
  slug?: string | null;
  siteHandle?: string | null;
}

/** The addresses of a page without translations. */
export const noAlternates: Alternates = inEachLocale(() => null);

/** The addresses of a page that exists in every language. */
export function alternatesOf(name: StaticRouteName): Record<Locale, string> {
  return inEachLocale((locale) => href(name, locale));
}

/** The addresses of an entry; null in a language without a translation. */
export function alternatesOfEntry(
  name: SlugRouteName,
  slug: string,
  currentLocale: Locale,
  localized: readonly (Localized | null)[],
): Record<Locale, string | null> {
  return inEachLocale((locale) => {
    const localSlug =
      locale === currentLocale
        ? slug
        : localized.find((entry) => entry?.siteHandle === locale)?.slug;
    return localSlug ? href(name, { slug: localSlug }, locale) : null;
  });
}
