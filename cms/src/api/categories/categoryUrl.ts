import { archives } from '../../sections';
import { siteUrl, type Site } from '../../sites';
import type { CategoryGroup } from '../groups';

/** Address of a category within a site; all but topics of the news filter the list they are of. */
const addresses: Record<CategoryGroup, (slug: string, site: Site) => string> = {
  accommodationsCategories: (slug, site) => `${archives.accommodations[site]}?category=${slug}`,
  servicesCategories: (slug, site) => `${archives.services[site]}?category=${slug}`,
  eventsCategories: (slug, site) => `${archives.events[site]}?category=${slug}`,
  newsCategories: (slug, site) => `${archives.newsCategories[site]}/${slug}`,
};

/** Absolute address of a category, or null while it has no slug in the site. */
export const categoryUrl = (
  group: CategoryGroup,
  slug: string | null | undefined,
  site: Site,
): string | null => (slug ? siteUrl(site, addresses[group](encodeURIComponent(slug), site)) : null);
