import { href } from '@/routing/href';
import type { SlugRouteName } from '@/routing/routes';
import { entryOf } from './entryOf';
import type { PageContext } from './getPageProps';
import { Moved } from './Moved';

/**
 * The entry that a page with a slug is about. One that is found by an address it had before has
 * another slug today: its page is there.
 * @throws AppError content/not-found
 * @throws Moved
 */
export function entryAt<
  Entry extends { __typename: string; slug?: string | null },
  Type extends Entry['__typename'],
>(
  route: SlugRouteName,
  found: Entry | null | undefined,
  type: Type,
  { params, locale }: Pick<PageContext, 'params' | 'locale'>,
): Extract<Entry, { __typename: Type }> {
  const entry = entryOf(found, type);
  if (entry.slug && entry.slug !== params.slug) {
    throw new Moved(href(route, { slug: entry.slug }, locale));
  }
  return entry;
}
