import { contains } from '@/geo/bounds';
import { dayInTown } from '@/i18n/dayInTown';
import { eventState } from '@/i18n/eventState';
import { lastDayInTown } from '@/i18n/lastDayInTown';
import { streetKm } from '@/geo/distance';
import { formatListingQuery } from './listingQuery';
import {
  paginate,
  type ListingItem,
  type ListingQuery,
  type ListingResult,
  type ListingSection,
  type UniversityChoice,
} from './model';
import type { Position } from '@/geo/position';

/** The positions of universities, for the distance filter. */
export type UniversityPositions = readonly Pick<UniversityChoice, 'slug' | 'position'>[];

/**
 * The items that match a query, in its order. This function defines every filter; tests check that
 * the cms returns the same.
 * @param items all items of a section, in its default order
 */
export function filterAndSort<Item extends ListingItem>(
  items: readonly Item[],
  query: ListingQuery,
  universities: UniversityPositions = [],
): Item[] {
  const near = universities.find(({ slug }) => slug === query.near)?.position ?? null;
  return sortItems(
    items.filter((item) => matches(item, query) && isWithin(item, query, near)),
    query,
    near,
  );
}

/** Filters all items of a section and returns one page of the result. */
export function selectPage<Item extends ListingItem>(
  section: ListingSection,
  query: ListingQuery,
  allItems: readonly Item[],
  universities: UniversityPositions,
): ListingResult<Item> {
  const matching = filterAndSort(allItems, query, universities);
  const { page, items } = paginate(matching, query);
  return {
    queryString: formatListingQuery(section, { ...query, page }),
    items,
    total: matching.length,
    size: allItems.length,
  };
}

const isAtLeast = (value: number | null | undefined, least: number | null) =>
  least === null || (typeof value === 'number' && value >= least);

const isAtMost = (value: number | null | undefined, most: number | null) =>
  most === null || (typeof value === 'number' && value <= most);

const isAmong = <Value>(value: Value | null | undefined, options: readonly Value[]) =>
  options.length === 0 || options.some((one) => one === value);

function matches(item: ListingItem, query: ListingQuery): boolean {
  return (
    hasCategory(item, query.category) &&
    isAmong<string>(item.type, query.type) &&
    isAtLeast(item.beds, query.beds) &&
    isAtLeast(item.bedrooms, query.rooms) &&
    isAtLeast(item.bathrooms, query.baths) &&
    isAtLeast(item.price?.from, query.priceFrom) &&
    isAtMost(item.price?.from, query.priceTo) &&
    isAmong(item.price?.mode, query.pricing) &&
    query.included.every((name) => item.included?.includes(name)) &&
    isAmong(item.availability, query.availability) &&
    (query.card === null || item.studentCardReserved === (query.card === 'only')) &&
    isInPeriod(item, query) &&
    isInBounds(item.position, query.bounds)
  );
}

function hasCategory({ categories = [] }: ListingItem, category: string | null): boolean {
  return (
    category === null ||
    categories.some((one) => (typeof one === 'string' ? one : one.slug) === category)
  );
}

/** Whether an event is within the days of the query or, without days, is coming or past as requested. */
function isInPeriod({ start, end }: ListingItem, { from, to, when }: ListingQuery): boolean {
  if (start === undefined) return true;
  if (from === null && to === null) {
    // Not the state when the page was rendered, which may be long ago.
    const isPast = start !== '' && eventState(start, end ?? null, Date.now()) === 'past';
    return isPast === (when === 'past');
  }
  const begin = Date.parse(start);
  if (Number.isNaN(begin)) return false;
  const last = lastDayInTown(begin, Date.parse(end ?? '') || begin);
  return (from === null || last >= from) && (to === null || dayInTown(begin) <= to);
}

function isInBounds(at: Position | null | undefined, bounds: ListingQuery['bounds']): boolean {
  return bounds === null || (!!at && contains(bounds, at));
}

function isWithin(
  { position }: ListingItem,
  { within }: ListingQuery,
  near: Position | null,
): boolean {
  return within === null || (!!position && !!near && streetKm(position, near) <= within);
}

function sortItems<Item extends ListingItem>(
  items: Item[],
  { sort, when }: ListingQuery,
  near: Position | null,
): Item[] {
  switch (sort) {
    case 'cheapest':
      return sortByNumber(items, (item) => item.price?.from);
    case 'dearest':
      return sortByNumber(items, (item) => item.price && -item.price.from);
    case 'nearest':
      return sortByNumber(items, ({ position }) => near && position && streetKm(position, near));
    case 'default':
      // Past events are sorted from the latest to the oldest.
      return when === 'past' ? items.reverse() : items;
  }
}

/** Sorts in ascending order of a number; items without a number come last. */
function sortByNumber<Item>(
  items: Item[],
  value: (item: Item) => number | null | undefined,
): Item[] {
  const keyed = items.map((item) => ({ item, key: value(item) ?? Infinity }));
  return keyed.sort((a, b) => (a.key === b.key ? 0 : a.key - b.key)).map(({ item }) => item);
}
