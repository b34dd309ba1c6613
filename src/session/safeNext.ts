import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';
import { match } from '@/routing/match';
import type { RouteName } from '@/routing/routes';

/** Pages that are useless right after a login. */
const excluded: RouteName[] = ['login', 'register', 'resetPassword', 'setPassword', 'verifyEmail'];

const maxLength = 1000;

/** A path of the site: no double slashes, and only non-ASCII letters are percent-encoded. */
const pathPattern = /^(\/(?!\/)(?:[\w.~-]|%[89A-F][0-9A-F])*)+$/i;

/**
 * The path to open after a login: `next` if it is in the route table, otherwise the account page.
 * Never another origin, in whatever notation.
 * @param next value of the query parameter
 * @param locale of the account page
 */
export function safeNext(next: string | undefined, locale: Locale): string {
  const fallback = href('account', locale);
  if (!next || next.length > maxLength || !next.startsWith('/')) return fallback;
  const [pathname = '', query] = next.split(/\?(.*)/s);
  const route = pathPattern.test(pathname) ? match(pathname) : null;
  if (!route || excluded.includes(route.name) || route.params.slug?.startsWith('.'))
    return fallback;
  // Serialise the query again, so that only its names and values remain.
  const params = new URLSearchParams(query?.split('#')[0]);
  return params.size > 0 ? `${pathname}?${params.toString()}` : pathname;
}
