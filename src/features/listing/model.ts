import type { AccommodationTeaser } from '@/content/accommodations/model';
import type { EventTeaser } from '@/content/events/model';
import type { ServiceTeaser } from '@/content/services/model';
import type { Position } from '@/geo/position';
import type { ListingSection, sectionsWithFilters } from '@/routing/listingParameters';

export type { ListingSection };

export type SectionWithFilters = (typeof sectionsWithFilters)[number];

export type Sort = 'default' | 'cheapest' | 'dearest' | 'nearest';

/** The fields of a card that can be filtered. A field that a section does not have is absent. */
export interface ListingItem
  extends
    Partial<Omit<AccommodationTeaser, 'id' | 'type' | 'categories'>>,
    Partial<Pick<EventTeaser, 'dates' | 'start' | 'end'>>,
    Partial<Pick<ServiceTeaser, 'deadline'>> {
  id: string;
  type?: string | null;
  categories?: readonly (string | { slug: string })[];
}

/** A university that visitors can choose for the distance filter. */
export interface UniversityChoice {
  slug: string;
  title: string;
  position: Position | null;
}

export interface ListingResult<Item> {
  /** The query of this result, as `formatListingQuery` returns it. */
  queryString: string;
  items: Item[];
  /** The number of matching items on all pages. */
  total: number;
  /** The number of items in the section. */
  size: number;
}

const pageSize = 24;

/** Sections with fewer entries are filtered in the browser, larger ones on the server. */
export const smallSectionSize = 500;

interface Shown {
  view: 'grid' | 'map';
}

/** Items on one page: a page of the grid, or all items of a small section on its map. */
export const pageSizeOf = ({ view }: Shown): number =>
  view === 'map' ? smallSectionSize : pageSize;

/** The number of the last page; an empty listing has one page. */
export const lastPageOf = (total: number, query: Shown): number =>
  Math.max(1, Math.ceil(total / pageSizeOf(query)));

/** The requested page of the matching items, or the last page if there are fewer pages. */
export function paginate<Item>(matching: readonly Item[], query: Shown & { page: number }) {
  const size = pageSizeOf(query);
  const page = Math.min(query.page, lastPageOf(matching.length, query));
  return { page, items: matching.slice((page - 1) * size, page * size) };
}
