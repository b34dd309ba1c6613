import { homeUri } from '@/routing/files';
import { withLocale } from '@/routing/href';
import type { Locale } from '@/routing/locales';
import { match } from '@/routing/match';
import { routes } from '@/routing/routes';
import { isSlug } from '@/server/isSlug';

interface ContentPage {
  locale: Locale;
  /** Its path on the site, built from the route table. */
  path: string;
  /** The contract's uri: without leading slash and language. */
  uri: string;
}

const pagesWithoutFeedback =
  /^(login|register|resetPassword|setPassword|verifyEmail|account.*|search|compare|alerts.*)$/;

/** The page at a path of the site, or null if it is not a content page that takes feedback. */
export function findContentPage(address: string): ContentPage | null {
  const route = address.startsWith('/') ? match(address) : null;
  if (!route || pagesWithoutFeedback.test(route.name)) return null;
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
