import { href } from './href';
import type { Locale } from './locales';

/** Listings that filter by ?category=; categories of news have pages of their own. */
export type CategorisedList = 'accommodations' | 'services' | 'events';

export function categoryHref(list: CategorisedList, slug: string, locale: Locale): string {
  const query = new URLSearchParams({ category: slug });
  return `${href(list, locale)}?${query.toString()}`;
}
