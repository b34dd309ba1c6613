import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';
import { match } from '@/routing/match';
import type { RouteName } from '@/routing/routes';

/** Screens that make no sense right after a login. */
const excluded: RouteName[] = ['login', 'register', 'resetPassword', 'setPassword', 'verifyEmail'];

const longest = 1000;

/** A path as the site writes it: no second slash in a row, nothing encoded but letters. */
const path = /^(\/(?!\/)(?:[\w.~-]|%[89A-F][0-9A-F])*)+$/i;

/**
 * Where to go after a login: a path of the route table with its query, else the account page. Never
 * another origin, however it is spelt (domain S-19).
 * @param next as the address brought it
 * @param locale of the account page
 */
export function safeNext(next: string | undefined, locale: Locale): string {
  const fallback = href('account', locale);
  if (!next || next.length > longest || !next.startsWith('/')) return fallback;
  const [pathname = '', query] = next.split(/\?(.*)/s);
  const found = path.test(pathname) ? match(pathname) : null;
  if (!found || excluded.includes(found.name) || found.params.slug?.startsWith('.'))
    return fallback;
  // Written anew, so that nothing but names and values is left of it.
  const params = new URLSearchParams(query?.split('#')[0]);
  return params.size > 0 ? `${pathname}?${params.toString()}` : pathname;
}
