import type { Bounds, Position } from '@/geo/position';
import type { AccommodationType, Availability, PricingMode } from '@/content/accommodations/model';
import type { EventType } from '@/content/events/model';
import type { ServiceType } from '@/content/services/model';

export const listingSections = [
  'accommodations',
  'services',
  'events',
  'universities',
  'places',
  'news',
] as const;
export type ListingSection = (typeof listingSections)[number];

/** Sections whose listings have more filters than the category. */
export const sectionsWithFilters = ['accommodations', 'services', 'events'] as const;

export type SectionWithFilters = (typeof sectionsWithFilters)[number];

export type Sort = 'default' | 'cheapest' | 'dearest' | 'nearest';

/** The query of a listing. Null, the empty list and page 1 are the defaults: no filter. */
export interface ListingQuery {
  /** Slug, in the language of the page. */
  category: string | null;
  type: (AccommodationType | EventType | ServiceType)[];
  /** Minimum. */
  beds: number | null;
  rooms: number | null;
  baths: number | null;
  /** Euro per month, compared with the lowest price of the entry. */
  priceFrom: number | null;
  priceTo: number | null;
  pricing: PricingMode[];
  /** Handles of services; an entry must include all of them. */
  included: string[];
  availability: Availability[];
  /** Only entries reserved for holders of the Student Card, or only the others. */
  card: 'only' | 'without' | null;
  /** Slug of a university. */
  near: string | null;
  /** Maximum distance from the university in kilometres along the streets (estimated). */
  within: number | null;
  /** Days in the time zone of the town, 2026-11-27; both included. */
  from: string | null;
  to: string | null;
  when: 'coming' | 'past';
  sort: Sort;
  view: 'grid' | 'map';
  /** The part of the map that entries must be in. */
  bounds: Bounds | null;
  page: number;
}

/** The fields of a card that can be filtered. A field that a section does not have is absent. */
export interface ListingItem {
  id: string;
  type?: string | null;
  categories?: readonly (string | { slug: string })[];
  position?: Position | null;
  bedrooms?: number | null;
  beds?: number | null;
  bathrooms?: number | null;
  price?: { from: number; mode: PricingMode } | null;
  included?: readonly string[];
  availability?: Availability;
  studentCardReserved?: boolean;
  /** ISO 8601, or empty. */
  start?: string;
  end?: string;
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

/** Sections with fewer entries are filtered in the browser, larger ones by the cms. */
export const smallSectionSize = 500;

/** Items on one page: a page of the grid, or all items of a small section on its map. */
export const pageSizeOf = ({ view }: Pick<ListingQuery, 'view'>): number =>
  view === 'map' ? smallSectionSize : pageSize;

/** The number of the last page; an empty listing has one page. */
export const lastPageOf = (total: number, query: Pick<ListingQuery, 'view'>): number =>
  Math.max(1, Math.ceil(total / pageSizeOf(query)));

/** The requested page of the matching items, or the last page if there are fewer pages. */
export function paginate<Item>(matching: readonly Item[], query: ListingQuery) {
  const size = pageSizeOf(query);
  const page = Math.min(query.page, lastPageOf(matching.length, query));
  return { page, items: matching.slice((page - 1) * size, page * size) };
}
