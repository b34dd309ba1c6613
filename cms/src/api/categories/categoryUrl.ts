import { siteUrl, type Site } from '../../sites';

/** Path of the list that a group of categories filters, per site. */
const lists: Record<string, Record<Site, string>> = {
  accommodationsCategories: { it: 'alloggi', en: 'accommodations' },
};

/** Absolute address of the list of a category: the list's own, with the category as a filter. */
export function categoryUrl(
  group: string,
  slug: string | null | undefined,
  site: Site,
): string | null {
  const list = lists[group]?.[site];
  if (!list || !slug) return null;
  return `${siteUrl(site, list)}?category=${encodeURIComponent(slug)}`;
}
