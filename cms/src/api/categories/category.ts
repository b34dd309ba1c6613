import { loadAll } from '../../lib/loadAll';
import { type Doc, listingUris } from '../../sections/sections';
import { sites, type Site } from '../../sites';
import { siteUrl } from '../../siteUrl';
import type { ApiContext } from '../context';
import { elementId } from '../elementId';
import type { CategoryGroup } from '../groups';

export interface CategorySource<Group extends CategoryGroup = CategoryGroup> {
  __typename: string;
  group: Group;
  doc: Doc<Group>;
  site: Site;
}

export const categorySource = <Group extends CategoryGroup>(
  group: Group,
  doc: Doc<Group>,
  site: Site,
): CategorySource<Group> => ({ __typename: `${group}_Category`, group, doc, site });

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

const localized = ({ group, doc, site }: CategorySource, _: unknown, { read }: ApiContext) =>
  loadAll(
    sites
      .filter((other) => other !== site)
      .map(async (other) => {
        const translation = await read.load(group, other, doc.id);
        return translation && categorySource(group, translation, other);
      }),
  );

export const categoryFields = {
  id: ({ group, doc }: CategorySource) => elementId(group, doc.id),
  url: ({ group, doc, site }: CategorySource) => categoryUrl(group, doc.slug, site),
  siteHandle: ({ site }: CategorySource) => site,
  groupHandle: ({ group }: CategorySource) => group,
  localized,
};
