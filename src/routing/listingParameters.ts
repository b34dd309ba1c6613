import { keysOf } from '../lib/keysOf';
import type { RouteName } from './routes';

/** Sections whose listings have more filters than the category, and a page for them without scripts. */
export const sectionsWithFilters = ['accommodations', 'services', 'events'] as const;

export const listingSections = [...sectionsWithFilters, 'universities', 'places', 'news'] as const;
export type ListingSection = (typeof listingSections)[number];

const homes = ['accommodations'] as const;
const withDistance = ['accommodations', 'services'] as const;
const events = ['events'] as const;
const withMap = [...sectionsWithFilters, 'universities', 'places'] as const;

/**
 * The parameters of listings and the listings that have them. Addresses contain them in this order. What each means is
 * in src/features/listing/filters.ts.
 */
export const listingParameters = {
  category: sectionsWithFilters,
  type: sectionsWithFilters,
  beds: homes,
  rooms: homes,
  baths: homes,
  priceFrom: homes,
  priceTo: homes,
  pricing: homes,
  included: homes,
  availability: homes,
  card: homes,
  near: withDistance,
  within: withDistance,
  from: events,
  to: events,
  when: events,
  deadline: ['services', 'news'],
  sort: withDistance,
  view: withMap,
  bounds: withMap,
  page: listingSections,
} as const satisfies Record<string, readonly ListingSection[]>;

export type ParameterKey = keyof typeof listingParameters;

const sectionsOf: Record<ParameterKey, readonly ListingSection[]> = listingParameters;

/**
 * The name of a parameter in addresses: `price-from` for `priceFrom`. The names are English in all languages and must
 * not change, because people share and search engines index them.
 */
export const parameterName = (key: ParameterKey): string =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const parametersOf = (section: ListingSection): ParameterKey[] =>
  keysOf(sectionsOf).filter((key) => sectionsOf[key].includes(section));

const namesOf = (section: ListingSection) => parametersOf(section).map(parameterName);

/** The names of the parameters of each route that shows a listing. */
export const parameterNames: Partial<Record<RouteName, readonly string[]>> = {
  ...Object.fromEntries(listingSections.map((section) => [section, namesOf(section)])),
  newsCategory: namesOf('news'),
};
