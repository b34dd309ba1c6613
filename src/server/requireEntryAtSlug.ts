import { href } from '@/routing/href';
import type { SlugRouteName } from '@/routing/routes';
import { requireEntry } from './requireEntry';
import { RedirectError } from './RedirectError';
import type { PageContext } from './pageData';

/**
 * Returns the entry of a page with a slug. If the cms resolved a former slug, it throws a redirect to the
 * entry's current address.
 * @throws AppError content/not-found
 * @throws RedirectError when the slug is a former one
 */
export function requireEntryAtSlug<
  Entry extends { __typename: string; slug?: string | null },
  Type extends Entry['__typename'],
>(
  route: SlugRouteName,
  candidate: Entry | null | undefined,
  type: Type,
  { params, locale }: Pick<PageContext, 'params' | 'locale'>,
): Extract<Entry, { __typename: Type }> {
  const entry = requireEntry(candidate, type);
  if (entry.slug && entry.slug !== params.slug) {
    throw new RedirectError(href(route, { slug: entry.slug }, locale));
  }
  return entry;
}
