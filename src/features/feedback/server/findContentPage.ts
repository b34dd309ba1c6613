import { homeUri } from '@/routing/uri';
import { withLocale } from '@/routing/href';
import type { Locale } from '@/routing/locales';
import { match } from '@/routing/match';
import { routes } from '@/routing/routes';
import { takesFeedback } from '@/routing/sections';
import { isSlug } from '@/routing/isSlug';

interface ContentPage {
  locale: Locale;
  /** Its path on the site, built from the route table. */
  path: string;
  /** The contract's uri: without leading slash and language. */
  uri: string;
}

/** The page at a path of the site, or null if it is not a content page that takes feedback. */
export function findContentPage(address: string): ContentPage | null {
  const route = address.startsWith('/') ? match(address) : null;
  if (!route || !takesFeedback(route.name)) return null;
  const { name, params, locale } = route;
  const { slug } = params;
  if (slug !== undefined && !isSlug(slug)) return null;
  const fill = (text = '') => routes[name][locale].replace('[slug]', text);
  return {
    locale,
    path: withLocale(fill(slug && encodeURIComponent(slug)), locale),
    uri: fill(slug).slice(1) || homeUri,
  };
}
