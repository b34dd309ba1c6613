import type { FindingQueryVariables } from '@/gql/graphql';
import type { Finding, FindingSection } from '@/features/finding/model';

/** What the contract is asked for a list. */
export type Args = Omit<FindingQueryVariables, 'site' | 'section' | 'limit' | 'offset'>;

/** How a section stands where nobody has asked for another order. */
export const usualOrder: Record<FindingSection, string> = {
  accommodations: 'postDate DESC',
  services: 'title ASC',
  events: 'eventStartDate ASC',
  universities: 'title ASC',
  places: 'title ASC',
  news: 'postDate DESC',
};

const categoryGroups: Partial<Record<FindingSection, string>> = {
  accommodations: 'accommodationsCategories',
  services: 'servicesCategories',
  events: 'eventsCategories',
  news: 'newsCategories',
};

const typeArgument = {
  accommodations: 'accommodationType',
  services: 'serviceType',
  events: 'eventType',
} as const satisfies Partial<Record<FindingSection, keyof Args>>;

const atLeast = (least: number | null) => (least === null ? null : [`>= ${least}`]);

/**
 * What is asked for in the contract's words: one list after another. An order by price has those
 * without a price at its end, which no order of the contract has.
 */
export function argsOf(section: FindingSection, finding: Finding): Args[] {
  const { sort } = finding;
  const usual = { ...filtersOf(section, finding), orderBy: usualOrder[section] };
  if (sort !== 'cheapest' && sort !== 'dearest') return [usual];
  const within = usual.priceMin ?? ['and'];
  const orderBy = `priceMin ${sort === 'cheapest' ? 'ASC' : 'DESC'}, ${usual.orderBy}`;
  return [
    { ...usual, orderBy, priceMin: [...within, ':notempty:'] },
    { ...usual, priceMin: [...within, ':empty:'] },
  ];
}

function filtersOf(section: FindingSection, finding: Finding) {
  const { category, type, priceFrom, priceTo, card } = finding;
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
    bedsNumber: atLeast(finding.beds),
    bedrooms: atLeast(finding.rooms),
    bathroomsNumber: atLeast(finding.baths),
    priceMin: prices.length > 0 ? ['and', ...prices] : null,
    pricingMode: orNull(finding.pricing),
    includedServices: finding.included.length > 0 ? ['and', ...finding.included] : null,
    // The contract's word for what is available is that nothing is said.
    availabilityStatus: orNull(
      finding.availability.map((one) => (one === 'available' ? ':empty:' : one)),
    ),
    studentCardReserved: card === null ? null : card === 'only',
  };
}

const orNull = <Value>(values: Value[]) => (values.length > 0 ? values : null);

/**
 * Whether the contract answers by itself. It has no words for distances, for a part of a map and
 * for what is still to come; and a map shows so much that it is asked for only once.
 */
export function isForContract(section: FindingSection, finding: Finding): boolean {
  return (
    section !== 'events' &&
    finding.view === 'grid' &&
    finding.within === null &&
    finding.bounds === null &&
    finding.sort !== 'nearest'
  );
}
