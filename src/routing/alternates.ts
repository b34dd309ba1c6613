import { href } from './href';
import { locales, type Locale } from './locales';
import type { SlugRouteName, StaticRouteName } from './routes';

/** The same entry in another language, as the contract's `localized` answers it. */
export interface Localized {
  slug?: string | null;
  siteHandle?: string | null;
}

/** Addresses of a screen that exists in every language. */
export function alternatesOf(name: StaticRouteName): Record<Locale, string> {
  return record((locale) => href(name, locale));
}

/** Addresses of an entry: null in a language that it is not translated into. */
export function alternatesOfEntry(
  name: SlugRouteName,
  slug: string,
  here: Locale,
  localized: readonly (Localized | null)[],
): Record<Locale, string | null> {
  return record((locale) => {
    const found =
      locale === here ? slug : localized.find((entry) => entry?.siteHandle === locale)?.slug;
    return found ? href(name, { slug: found }, locale) : null;
  });
}

function record<Value>(value: (locale: Locale) => Value): Record<Locale, Value> {
  const [it, en] = locales;
  return { [it]: value(it), [en]: value(en) };
}
