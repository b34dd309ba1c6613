import type { AccommodationType, Availability, PricingMode } from '../accommodations/model';
import type { EventState, EventType } from '../events/model';
import type { ServiceType } from '../services/model';

/** Sections that have a list. */
export const findingSections = [
  'accommodations',
  'services',
  'events',
  'universities',
  'places',
  'news',
] as const;
export type FindingSection = (typeof findingSections)[number];

export type Sort = 'usual' | 'cheapest' | 'dearest' | 'nearest';

/** Degrees: west, south, east, north. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Degrees, WGS 84. */
export interface Position {
  lat: number;
  lng: number;
}

/** What a visitor asks a list for. Null, none and 1 are what nobody has asked for. */
export interface Finding {
  /** Slug, in the page's language. */
  category: string | null;
  type: (AccommodationType | EventType | ServiceType)[];
  /** At least. */
  beds: number | null;
  rooms: number | null;
  baths: number | null;
  /** Euro per month, of the lowest price. */
  priceFrom: number | null;
  priceTo: number | null;
  pricing: PricingMode[];
  /** All of them. */
  included: string[];
  availability: Availability[];
  /** Only what is reserved to holders of the Student Card, or only what is for everybody. */
  card: 'only' | 'without' | null;
  /** Slug of a university. */
  near: string | null;
  /** Kilometres from it, along the streets (estimated). */
  within: number | null;
  /** Days in Rome, 2026-11-27; both included. */
  from: string | null;
  to: string | null;
  when: 'coming' | 'past';
  sort: Sort;
  view: 'grid' | 'map';
  /** The part of the map that is searched. */
  bounds: Bounds | null;
  page: number;
}

/** As much of a card as can be asked for. What a section does not have is left out. */
export interface Findable {
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
  state?: EventState;
}

/** A university to be near to. */
export interface NearChoice {
  slug: string;
  title: string;
  position: Position | null;
}

/** One page of a list that was asked for. */
export interface Found<Item> {
  /** The query, as the codec writes it, that this answers. */
  query: string;
  items: Item[];
  /** How many match in all. */
  total: number;
  /** How many the section has. */
  size: number;
}

/** Entries on a page of a list. */
export const pageSize = 24;

/** Sections with fewer entries are filtered in the browser, others by the contract. */
export const smallSize = 500;

/** Entries at once: a page of the grid, or all that a small section can have on its map. */
export const sizeOf = ({ view }: Pick<Finding, 'view'>): number =>
  view === 'map' ? smallSize : pageSize;

/** The last page of a list; an empty list has one as well. */
export const lastPageOf = (total: number, size = pageSize): number =>
  Math.max(1, Math.ceil(total / size));

/** The page that is asked for of those that were found, or the last where there are fewer. */
export function pageAt<Item>(found: readonly Item[], finding: Finding) {
  const size = sizeOf(finding);
  const page = Math.min(finding.page, lastPageOf(found.length, size));
  return { page, items: found.slice((page - 1) * size, page * size) };
}
