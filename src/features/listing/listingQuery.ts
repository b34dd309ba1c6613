import { keysOf } from '@/lib/keysOf';
import { hasMap } from '@/map/hasMap';
import {
  listingParameters,
  parameterName,
  parametersOf,
  type ParameterKey,
} from '@/routing/listingParameters';
import type { Field, Filter, FormGroup } from './Filter';
import { filters } from './filters';
import type { ListingSection, Sort } from './model';
import { sortsOf } from './options';
import { oneOf, pageNumber, type ParameterType, type ValidSlugs } from './parameterTypes';

/** A value of a query parameter that is not valid for this listing. */
export interface IgnoredParameter {
  name: string;
  value: string;
}

interface ParsedListingQuery {
  query: ListingQuery;
  ignored: IgnoredParameter[];
}

/** The parameters that are no filters. */
const otherParameters = {
  sort: oneOf<Sort>(['default', 'cheapest', 'dearest', 'nearest'], 'default'),
  view: oneOf<'grid' | 'map'>(hasMap ? ['grid', 'map'] : ['grid'], 'grid'),
  page: pageNumber,
};

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type ParameterTypes = Intersection<(typeof filters)[keyof typeof filters]['parameters']> &
  typeof otherParameters;

/** The query of a listing: the value of each parameter, or its default where the listing does not have it. */
export type ListingQuery = {
  [Key in keyof ParameterTypes]: ParameterTypes[Key] extends ParameterType<infer Value>
    ? Value
    : never;
};

export type AnyParameter = ParameterType<ListingQuery[ParameterKey]>;

/** Any filter, for code that treats all alike. */
export interface AnyFilter extends Pick<Filter<ListingQuery>, 'repair' | 'matches' | 'label'> {
  parameters: { [Key in ParameterKey]?: ParameterType<ListingQuery[Key]> };
  form: { group: FormGroup; fields: { [Key in ParameterKey]?: Field | null } } | null;
}

export const allFilters: readonly AnyFilter[] = Object.values(filters);

/** Does not compile while a parameter in listingParameters.ts has no filter, or a filter has one that is not there. */
const types = allFilters.reduce<AnyFilter['parameters']>(
  (all, { parameters }) => ({ ...all, ...parameters }),
  otherParameters,
) as Pick<ParameterTypes, ParameterKey>;

export const typeOf = (key: keyof ListingQuery): AnyParameter => types[key];

/** The query without filters. */
export const defaultListingQuery = Object.fromEntries(
  keysOf(listingParameters).map((key) => [key, types[key].defaultValue]),
  // The values are the defaults of the types of ListingQuery.
) as ListingQuery;

/**
 * Parses the query parameters of a listing. Values that are not valid, alone or in combination, are
 * left out and returned as `ignored`; unknown parameters are skipped.
 */
export function parseListingQuery(
  section: ListingSection,
  search: URLSearchParams,
  validSlugs: ValidSlugs = {},
): ParsedListingQuery {
  const ignored: IgnoredParameter[] = [];
  const ignore = (key: ParameterKey, values: string[]) =>
    ignored.push(...values.map((value) => ({ name: parameterName(key), value })));
  const textsOf = (key: ParameterKey) => search.getAll(parameterName(key));
  const parsed = { ...defaultListingQuery };
  for (const key of parametersOf(section)) {
    const texts = textsOf(key).flatMap((text) => text.trim() || []);
    const { value, invalid } = typeOf(key).parse(texts, { section, validSlugs });
    Object.assign(parsed, { [key]: value });
    ignore(key, invalid);
  }
  const query = repairQuery(section, parsed);
  for (const key of parametersOf(section))
    if (query[key] !== parsed[key]) ignore(key, textsOf(key));
  return { query, ignored };
}

/** The query without values that contradict others or lack one that they need. */
export function repairQuery(section: ListingSection, query: ListingQuery): ListingQuery {
  const repaired = allFilters.reduce(
    (result, { repair }) => ({ ...result, ...repair?.(result) }),
    query,
  );
  const { near, sort } = repaired;
  return sortsOf(section, near).includes(sort) ? repaired : { ...repaired, sort: 'default' };
}

/** Formats the query string without the question mark; empty for the default query. */
export function formatListingQuery(section: ListingSection, query: ListingQuery): string {
  return parametersOf(section)
    .flatMap((key) => {
      const text = typeOf(key).format(query[key]);
      return text === null ? [] : [`${parameterName(key)}=${encodeValue(text)}`];
    })
    .join('&');
}

/** Commas stay unescaped, which a query string allows. */
const encodeValue = (text: string) => encodeURIComponent(text).replaceAll('%2C', ',');
