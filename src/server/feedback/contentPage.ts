import { withLocale } from '@/routing/href';
import type { Locale } from '@/routing/locales';
import { match } from '@/routing/match';
import { routes } from '@/routing/routes';
import { isSlug } from '../isSlug';

interface ContentPage {
  locale: Locale;
  /** Its path on the site, made by the route table. */
  path: string;
  /** The same as the contract knows it: without slash and language. */
  uri: string;
}

const personal =
  /^(login|register|resetPassword|setPassword|verifyEmail|account.*|search|compare|alerts.*)$/;

/** The page at a path of the site, if it is one of content, about which people may have opinions. */
export function contentPage(address: string): ContentPage | null {
  const found = address.startsWith('/') ? match(address) : null;
  if (!found || personal.test(found.name)) return null;
  const { name, params, locale } = found;
  const { slug } = params;
  if (slug !== undefined && !isSlug(slug)) return null;
  const fill = (text = '') => routes[name][locale].replace('[slug]', text);
  return {
    locale,
    path: withLocale(fill(slug && encodeURIComponent(slug)), locale),
    uri: fill(slug).slice(1) || '__home__',
  };
}
