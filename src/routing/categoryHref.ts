import { href } from './href';
import type { Locale } from './locales';

/** Lists that a category narrows by ?category=; topics of the news have pages of their own. */
export type CategorisedList = 'accommodations' | 'services' | 'events';

/** The list of one category. */
export function categoryHref(list: CategorisedList, slug: string, locale: Locale): string {
  const query = new URLSearchParams({ category: slug });
  return `${href(list, locale)}?${query.toString()}`;
}
