import { availabilities, pricingModes } from '../accommodations/model';
import type { Finding, FindingSection } from './model';
import {
  corners,
  count,
  day,
  kilometres,
  one,
  pageNumber,
  slug,
  some,
  type Kind,
  type Reading,
} from './kinds';
import { includedServices, sortsOf, typesOf } from './options';

/** What the page knows and an address may name. */
export interface Known {
  /** Slugs of the section's categories. */
  categories?: readonly string[];
  /** Slugs of universities. */
  universities?: readonly string[];
}

/** A part of an address that says nothing to this list. */
export interface Ignored {
  name: string;
  value: string;
}

export interface Decoded {
  finding: Finding;
  ignored: Ignored[];
}

type Key = keyof Finding;
type Kinds = { [K in Key]: Kind<Finding[K]> };

const kindsOf = (section: FindingSection, known: Known): Kinds => ({
  category: slug(known.categories),
  type: some<Finding['type'][number]>(typesOf[section]),
  beds: count(99),
  rooms: count(99),
  baths: count(99),
  priceFrom: count(99_999),
  priceTo: count(99_999),
  pricing: some(pricingModes),
  included: some<string>(includedServices),
  availability: some(availabilities),
  card: one<Finding['card']>(['only', 'without'], null),
  near: slug(known.universities),
  within: kilometres,
  from: day,
  to: day,
  when: one(['coming', 'past'], 'coming'),
  sort: one(['usual', 'cheapest', 'dearest', 'nearest'], 'usual'),
  view: one(['grid', 'map'], 'grid'),
  bounds: corners,
  page: pageNumber,
});

/**
 * The parameters of every list in the one order of every address. Their names are part of what
 * people share and search engines keep: English in both languages, and not to be changed.
 */
export const parameters = [
  ['category', 'category'],
  ['type', 'type'],
  ['beds', 'beds'],
  ['rooms', 'rooms'],
  ['baths', 'baths'],
  ['priceFrom', 'price-from'],
  ['priceTo', 'price-to'],
  ['pricing', 'pricing'],
  ['included', 'included'],
  ['availability', 'availability'],
  ['card', 'card'],
  ['near', 'near'],
  ['within', 'within'],
  ['from', 'from'],
  ['to', 'to'],
  ['when', 'when'],
  ['sort', 'sort'],
  ['view', 'view'],
  ['bounds', 'bounds'],
  ['page', 'page'],
] as const satisfies readonly (readonly [Key, string])[];

const place = ['category', 'type', 'near', 'within', 'sort', 'view', 'bounds', 'page'] as const;

/** What each list can be asked for. */
const keysOf: Record<FindingSection, readonly Key[]> = {
  accommodations: [
    ...place,
    'beds',
    'rooms',
    'baths',
    'priceFrom',
    'priceTo',
    'pricing',
    'included',
    'availability',
    'card',
  ],
  services: place,
  events: ['category', 'type', 'from', 'to', 'when', 'view', 'bounds', 'page'],
  universities: ['view', 'bounds', 'page'],
  places: ['view', 'bounds', 'page'],
  news: ['page'],
};

/** The parameters of one list: what it can be asked for, and its name in an address. */
export const parametersOf = (section: FindingSection) =>
  parameters.filter(([key]) => keysOf[section].includes(key));

/** What nobody has asked for anything. */
export const everything: Finding = {
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
  sort: 'usual',
  view: 'grid',
  bounds: null,
  page: 1,
};

/**
 * What an address asks a list for. Values that make no sense, alone or together, are left out and
 * told; parameters of others are nobody's business.
 */
export function decode(
  section: FindingSection,
  query: URLSearchParams,
  known: Known = {},
): Decoded {
  const kinds = kindsOf(section, known);
  const finding = { ...everything };
  const ignored: Ignored[] = [];
  const tell = (name: string, values: string[]) =>
    ignored.push(...values.map((value) => ({ name, value })));
  const take = <K extends Key>(key: K, { value }: Reading<Finding[K]>) => {
    finding[key] = value;
  };
  for (const [key, name] of parametersOf(section)) {
    const texts = query.getAll(name).map((text) => text.trim());
    const reading = kinds[key].read(texts.filter(Boolean));
    // Key and reading belong together: both came from the same line of the table.
    take(key, reading as Reading<never>);
    tell(name, reading.bad);
  }
  const drop = (...keys: Key[]) => {
    for (const [key, name] of parameters.filter(([one]) => keys.includes(one))) {
      const { none } = kinds[key];
      if (finding[key] !== none) tell(name, query.getAll(name));
      take(key, { value: none, bad: [] });
    }
  };
  if (isUpsideDown(finding.priceFrom, finding.priceTo)) drop('priceFrom', 'priceTo');
  if (isUpsideDown(finding.from, finding.to)) drop('from', 'to');
  if (finding.from !== null || finding.to !== null) drop('when');
  if (finding.near === null) drop('within');
  if (!sortsOf(section, finding.near).includes(finding.sort)) drop('sort');
  return { finding, ignored };
}

/** The query of an address, without the question mark; empty where nothing is asked for. */
export function encode(section: FindingSection, finding: Finding): string {
  const kinds = kindsOf(section, {});
  return parametersOf(section)
    .flatMap(([key, name]) => {
      const text = (kinds[key] as Kind<unknown>).write(finding[key]);
      return text === null ? [] : [`${name}=${readable(text)}`];
    })
    .join('&');
}

/** Commas may stand in a query as they are. */
const readable = (text: string) => encodeURIComponent(text).replaceAll('%2C', ',');

function isUpsideDown<Value extends number | string>(from: Value | null, to: Value | null) {
  return from !== null && to !== null && from > to;
}
