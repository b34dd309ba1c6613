import type { ListingSection } from '../model';
import { ListingEntriesDocument } from '@/gql/graphql';
import type { CmsContext } from '@/server/pageData';
import { listingParameters } from '@/routing/listingParameters';
import { openNow } from '@/content/shared/server/mapDeadline';
import { sectionHandle } from '@/server/sectionHandle';
import { teaserMappers, type Teasers } from './teasers';

const order: Record<ListingSection, string> = {
  accommodations: 'postDate DESC',
  services: 'title ASC',
  events: 'eventStartDate ASC',
  universities: 'title ASC',
  places: 'title ASC',
  news: 'postDate DESC',
};

/** Sections whose entries may close; they are no longer in lists then. */
const withDeadline: ReadonlySet<ListingSection> = new Set(listingParameters.deadline);

/**
 * Fetches cards of a section from the cms in its default order, with the number of entries in the section (`size`) that are not closed.
 * @throws AppError cms/…
 */
export async function fetchCards<Section extends ListingSection>(
  section: Section,
  args: { ids?: string[]; limit: number; offset: number },
  { cms, mapperContext }: CmsContext,
) {
  const { entries, size } = await cms(ListingEntriesDocument, {
    section: [sectionHandle(section)],
    orderBy: order[section],
    ...(withDeadline.has(section) && { deadline: openNow() }),
    ...args,
  });
  const items = (entries ?? []).flatMap<Teasers[Section]>(
    (entry) => (entry && teaserMappers[section](entry, mapperContext)) ?? [],
  );
  return { items, size };
}
