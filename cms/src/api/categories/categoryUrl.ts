import { listingUris } from '../../sections/sections';
import type { Site } from '../../sites';
import { siteUrl } from '../../siteUrl';
import type { CategoryGroup } from '../groups';

/**
 * The path of a category in a site. A news category has its own page, the others are filters of a listing.
 */
const addresses: Record<CategoryGroup, (slug: string, site: Site) => string> = {
  accommodationsCategories: (slug, site) => `${listingUris.accommodations[site]}?category=${slug}`,
  servicesCategories: (slug, site) => `${listingUris.services[site]}?category=${slug}`,
  eventsCategories: (slug, site) => `${listingUris.events[site]}?category=${slug}`,
  newsCategories: (slug, site) => `${listingUris.newsCategories[site]}/${slug}`,
};

/** Returns the absolute URL of a category, or null if it has no slug in the site. */
export const categoryUrl = (
  group: CategoryGroup,
  slug: string | null | undefined,
  site: Site,
): string | null => (slug ? siteUrl(site, addresses[group](encodeURIComponent(slug), site)) : null);
