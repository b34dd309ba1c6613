import { streetKm } from '@/geo/distance';
import type { Position } from '@/geo/position';
import { allFilters, formatListingQuery, type ListingQuery } from './listingQuery';
import {
  paginate,
  type ListingItem,
  type ListingResult,
  type ListingSection,
  type UniversityChoice,
} from './model';
import { sortByDate } from './period';

/** The positions of universities, for the distance filter. */
export type UniversityPositions = readonly Pick<UniversityChoice, 'slug' | 'position'>[];

/**
 * The items that match a query, in its order, in the browser and on the server.
 * @param items all items of a section, in its default order
 */
export function filterAndSort<Item extends ListingItem>(
  items: readonly Item[],
  query: ListingQuery,
  universities: UniversityPositions = [],
): Item[] {
  const near = universities.find(({ slug }) => slug === query.near)?.position ?? null;
  return sortItems(
    items.filter((item) => allFilters.every(({ matches }) => matches(item, query, near))),
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

function sortItems<Item extends ListingItem>(
  items: Item[],
  { sort, when, deadline }: ListingQuery,
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
      if (deadline.length > 0)
        return sortByNumber(items, (item) => item.deadline && Date.parse(item.deadline.iso));
      // Past events are sorted from the latest to the oldest.
      return when === 'past' ? sortByDate(items).reverse() : sortByDate(items);
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
