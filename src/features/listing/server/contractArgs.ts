import type { ListingEntriesQueryVariables } from '@/gql/graphql';
import type { ListingQuery, ListingSection } from '../model';

/** The GraphQL arguments of the query for a listing. */
export type ContractArgs = Omit<
  ListingEntriesQueryVariables,
  'site' | 'section' | 'limit' | 'offset'
>;

export const defaultOrder: Record<ListingSection, string> = {
  accommodations: 'postDate DESC',
  services: 'title ASC',
  events: 'eventStartDate ASC',
  universities: 'title ASC',
  places: 'title ASC',
  news: 'postDate DESC',
};

const categoryGroups: Partial<Record<ListingSection, string>> = {
  accommodations: 'accommodationsCategories',
  services: 'servicesCategories',
  events: 'eventsCategories',
  news: 'newsCategories',
};

const typeArgument = {
  accommodations: 'accommodationType',
  services: 'serviceType',
  events: 'eventType',
} as const satisfies Partial<Record<ListingSection, keyof ContractArgs>>;

const atLeast = (least: number | null) => (least === null ? null : [`>= ${least}`]);

/**
 * The arguments of one or more cms queries whose results are concatenated. An order by price needs
 * two, because entries without a price come last and no order of the contract does that.
 */
export function contractArgs(section: ListingSection, query: ListingQuery): ContractArgs[] {
  const { sort } = query;
  const args = { ...filtersOf(section, query), orderBy: defaultOrder[section] };
  if (sort !== 'cheapest' && sort !== 'dearest') return [args];
  const prices = args.priceMin ?? ['and'];
  const orderBy = `priceMin ${sort === 'cheapest' ? 'ASC' : 'DESC'}, ${args.orderBy}`;
  return [
    { ...args, orderBy, priceMin: [...prices, ':notempty:'] },
    { ...args, priceMin: [...prices, ':empty:'] },
  ];
}

function filtersOf(section: ListingSection, query: ListingQuery) {
  const { category, type, priceFrom, priceTo, card } = query;
  const group = categoryGroups[section];
  const prices = [
    priceFrom === null ? [] : [`>= ${priceFrom}`],
    priceTo === null ? [] : [`<= ${priceTo}`],
  ].flat();
  return {
    relatedToCategories: category && group ? [{ group: [group], slug: [category] }] : null,
    ...(section in typeArgument && type.length > 0
      ? { [typeArgument[section as keyof typeof typeArgument]]: type }
      : {}),
    bedsNumber: atLeast(query.beds),
    bedrooms: atLeast(query.rooms),
    bathroomsNumber: atLeast(query.baths),
    priceMin: prices.length > 0 ? ['and', ...prices] : null,
    pricingMode: orNull(query.pricing),
    includedServices: query.included.length > 0 ? ['and', ...query.included] : null,
    // In the contract, an empty availability status means available.
    availabilityStatus: orNull(
      query.availability.map((one) => (one === 'available' ? ':empty:' : one)),
    ),
    studentCardReserved: card === null ? null : card === 'only',
  };
}

const orNull = <Value>(values: Value[]) => (values.length > 0 ? values : null);

/**
 * Whether the cms can filter the listing. The contract has no arguments for distances, map bounds and
 * coming events. Map views use the cached section, because they show up to 500 entries.
 */
export function canCmsFilter(section: ListingSection, query: ListingQuery): boolean {
  return (
    section !== 'events' &&
    query.view === 'grid' &&
    query.within === null &&
    query.bounds === null &&
    query.sort !== 'nearest'
  );
}
