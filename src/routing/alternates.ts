import { href } from './href';
import { locales, type Locale } from './locales';
import type { SlugRouteName, StaticRouteName } from './routes';

/** The page's address in each language; null without a translation. */
export type Alternates = Record<Locale, string | null>;

/** The same entry in another language, as the field `localized` of the contract returns it. */
export interface Localized {
  slug?: string | null;
  siteHandle?: string | null;
}

/** The addresses of a page that exists in every language. */
export function alternatesOf(name: StaticRouteName): Record<Locale, string> {
  return mapLocales((locale) => href(name, locale));
}

/** The addresses of an entry; null in a language without a translation. */
export function alternatesOfEntry(
  name: SlugRouteName,
  slug: string,
  currentLocale: Locale,
  localized: readonly (Localized | null)[],
): Record<Locale, string | null> {
  return mapLocales((locale) => {
    const localSlug =
      locale === currentLocale
        ? slug
        : localized.find((entry) => entry?.siteHandle === locale)?.slug;
    return localSlug ? href(name, { slug: localSlug }, locale) : null;
  });
}

function mapLocales<Value>(value: (locale: Locale) => Value): Record<Locale, Value> {
  const [it, en] = locales;
  return { [it]: value(it), [en]: value(en) };
}
