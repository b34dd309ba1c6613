import type { CategoryChoice } from '@/content/shared/categories';
import { keysOf } from '@/lib/keysOf';
import type { Words } from './Filter';
import {
  allFilters,
  defaultListingQuery,
  repairQuery,
  type AnyFilter,
  type AnyParameter,
  type ListingQuery,
} from './listingQuery';

export interface ActiveFilter {
  label: string;
  queryWithout: ListingQuery;
}

/** The active filters except the category, in the order of the table. */
export const activeFilters = (query: ListingQuery, words: Words): ActiveFilter[] =>
  allFilters.flatMap(({ parameters, label }) =>
    partsOf(parameters, query).flatMap(({ shown, without }) => {
      const text = label({ ...query, ...shown }, words);
      const queryWithout = repairQuery(words.section, { ...query, ...without, page: 1 });
      return text ? [{ label: text, queryWithout }] : [];
    }),
  );

/** The values that each chip of a filter shows, and those after its removal. */
function partsOf(
  parameters: AnyFilter['parameters'],
  query: ListingQuery,
): Record<'shown' | 'without', object>[] {
  const keys = keysOf(parameters);
  for (const key of keys) {
    const type: AnyParameter | undefined = parameters[key];
    if (type?.list)
      return type.list
        .split(query[key])
        .map(({ one, others }) => ({ shown: { [key]: one }, without: { [key]: others } }));
  }
  const without = Object.fromEntries(keys.map((key) => [key, defaultListingQuery[key]]));
  return [{ shown: {}, without }];
}

/** The labels of all active filters, including the category. */
export function filterLabels(
  query: ListingQuery,
  active: readonly ActiveFilter[],
  { categories }: { categories: readonly CategoryChoice[] },
): string[] {
  const category = categories.find(({ slug }) => slug !== null && slug === query.category);
  return [category?.title ?? [], active.map(({ label }) => label)].flat();
}

/** The query without filters, with the same category, order and view. */
export const withoutFilters = ({ category, sort, view }: ListingQuery): ListingQuery => ({
  ...defaultListingQuery,
  category,
  // The order by distance needs a university.
  sort: sort === 'nearest' ? 'default' : sort,
  view,
});
