import { hasMap } from '@/map/hasMap';
import { availabilities, pricingModes } from '@/content/accommodations/model';
import { keysOf } from '@/lib/keysOf';
import { listingParameters } from '@/routing/listingParameters';
import type { ListingQuery, ListingSection } from './model';
import {
  mapBounds,
  integerUpTo,
  day,
  kilometres,
  oneOf,
  pageNumber,
  slug,
  someOf,
  type ParameterType,
  type ParsedValue,
} from './parameterTypes';
import { includedServices, sortsOf, typesOf } from './options';

/** The slugs that are valid in an address; any slug is valid where they are absent. */
export interface ValidSlugs {
  /** Slugs of the categories of the section. */
  categories?: readonly string[];
  /** Slugs of universities. */
  universities?: readonly string[];
}

/** A value of a query parameter that is not valid for this listing. */
export interface IgnoredParameter {
  name: string;
  value: string;
}

interface ParsedListingQuery {
  query: ListingQuery;
  ignored: IgnoredParameter[];
}

/** The most beds, rooms or bathrooms that a filter takes. */
export const maxRooms = 99;

/** The highest price that a filter takes, in euro per month. */
export const maxPrice = 99_999;

type Key = keyof ListingQuery;
type ParameterTypes = { [K in Key]: ParameterType<ListingQuery[K]> };

const parameterTypesOf = (section: ListingSection, validSlugs: ValidSlugs): ParameterTypes => ({
  category: slug(validSlugs.categories),
  type: someOf<ListingQuery['type'][number]>(typesOf[section]),
  beds: integerUpTo(maxRooms),
  rooms: integerUpTo(maxRooms),
  baths: integerUpTo(maxRooms),
  priceFrom: integerUpTo(maxPrice),
  priceTo: integerUpTo(maxPrice),
  pricing: someOf(pricingModes),
  included: someOf<string>(includedServices),
  availability: someOf(availabilities),
  card: oneOf<ListingQuery['card']>(['only', 'without'], null),
  near: slug(validSlugs.universities),
  within: kilometres,
  from: day,
  to: day,
  when: oneOf(['coming', 'past'], 'coming'),
  sort: oneOf(['default', 'cheapest', 'dearest', 'nearest'], 'default'),
  view: oneOf(hasMap ? ['grid', 'map'] : ['grid'], 'grid'),
  bounds: mapBounds,
  page: pageNumber,
});

/** The query without filters. Addresses contain the parameters in this order. */
export const defaultListingQuery: ListingQuery = {
  category: null,
  type: [],
  beds: null,
  rooms: null,
  baths: null,
  priceFrom: null,
  priceTo: null,
  pricing: [],
  included: [],
  availability: [],
  card: null,
  near: null,
  within: null,
  from: null,
  to: null,
  when: 'coming',
  sort: 'default',
  view: 'grid',
  bounds: null,
  page: 1,
};

/** The name of a parameter in addresses. */
function nameOf(key: Key) {
  if (key === 'priceFrom') return 'price-from';
  return key === 'priceTo' ? 'price-to' : key;
}

const namesBySection: Record<ListingSection, readonly ReturnType<typeof nameOf>[]> =
  listingParameters;

/** The query parameters as pairs: the key of `ListingQuery` and the name in addresses. */
const parameters = keysOf(defaultListingQuery).map((key) => [key, nameOf(key)] as const);

/** The parameters of one listing. */
export const parametersOf = (section: ListingSection) =>
  parameters.filter(([, name]) => namesBySection[section].includes(name));

/**
 * Parses the query parameters of a listing. Values that are not valid, alone or in combination, are
 * left out and returned as `ignored`; unknown parameters are skipped.
 */
export function parseListingQuery(
  section: ListingSection,
  search: URLSearchParams,
  validSlugs: ValidSlugs = {},
): ParsedListingQuery {
  const types = parameterTypesOf(section, validSlugs);
  const query = { ...defaultListingQuery };
  const ignored: IgnoredParameter[] = [];
  const ignore = (name: string, values: string[]) =>
    ignored.push(...values.map((value) => ({ name, value })));
  const set = <K extends Key>(key: K, { value }: ParsedValue<ListingQuery[K]>) => {
    query[key] = value;
  };
  for (const [key, name] of parametersOf(section)) {
    const texts = search.getAll(name).map((text) => text.trim());
    const parsed = types[key].parse(texts.filter(Boolean));
    // The types match, because key and parsed value come from the same entry of the table.
    set(key, parsed as ParsedValue<never>);
    ignore(name, parsed.invalid);
  }
  const reset = (...keys: Key[]) => {
    for (const [key, name] of parameters.filter(([one]) => keys.includes(one))) {
      const { defaultValue } = types[key];
      if (query[key] !== defaultValue) ignore(name, search.getAll(name));
      set(key, { value: defaultValue, invalid: [] });
    }
  };
  if (isReversedRange(query.priceFrom, query.priceTo)) reset('priceFrom', 'priceTo');
  if (isReversedRange(query.from, query.to)) reset('from', 'to');
  if (query.from !== null || query.to !== null) reset('when');
  if (query.near === null) reset('within');
  if (!sortsOf(section, query.near).includes(query.sort)) reset('sort');
  return { query, ignored };
}

/** Formats the query string without the question mark; empty for the default query. */
export function formatListingQuery(section: ListingSection, query: ListingQuery): string {
  const types = parameterTypesOf(section, {});
  return parametersOf(section)
    .flatMap(([key, name]) => {
      const text = (types[key] as ParameterType<unknown>).format(query[key]);
      return text === null ? [] : [`${name}=${encodeValue(text)}`];
    })
    .join('&');
}

/** Commas stay unescaped, which a query string allows. */
const encodeValue = (text: string) => encodeURIComponent(text).replaceAll('%2C', ',');

function isReversedRange<Value extends number | string>(from: Value | null, to: Value | null) {
  return from !== null && to !== null && from > to;
}
