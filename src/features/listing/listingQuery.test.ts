import { createRandom } from '@/lib/testing/createRandom';
import {
  parseListingQuery,
  formatListingQuery,
  defaultListingQuery,
  parametersOf,
} from './listingQuery';
import { availabilities, pricingModes } from '@/content/accommodations/model';
import { includedServices, sortsOf, typesOf } from './options';
import { listingSections, type ListingQuery, type ListingSection } from './model';

const random = createRandom(6);
const integer = (most: number) => 1 + Math.floor(random() * most);
const maybe = <Value>(value: () => Value): Value | null => (random() < 0.5 ? value() : null);
const part = <Value>(values: readonly Value[]) => values.filter(() => random() < 0.3);
const oneOf = <Value>(values: readonly Value[]) => values[integer(values.length) - 1] as Value;
const slug = () => oneOf(['camere-singole', 'caffè-del-borgo', 'x', 'politecnico_2']);
const date = () => `20${10 + integer(80)}-0${integer(9)}-1${integer(9)}`;
const degrees = (from: number, to: number) => Number((from + random() * (to - from)).toFixed(5));

/** A random valid query of a listing. */
function randomQuery(section: ListingSection): ListingQuery {
  const near = maybe(slug);
  const [priceFrom, priceTo] = [maybe(() => integer(900)), maybe(() => 900 + integer(9000))];
  const [from, to] = [maybe(date), maybe(date)];
  const query: ListingQuery = {
    category: maybe(slug),
    type: part<ListingQuery['type'][number]>(typesOf[section]),
    beds: maybe(() => integer(99)),
    rooms: maybe(() => integer(99)),
    baths: maybe(() => integer(99)),
    priceFrom,
    priceTo,
    pricing: part(pricingModes),
    included: part(includedServices),
    availability: part(availabilities),
    card: oneOf(['only', 'without', null]),
    near,
    within: near === null ? null : maybe(() => integer(500) / 10),
    from: from && to && from > to ? to : from,
    to: from && to && from > to ? from : to,
    when: from === null && to === null ? oneOf(['coming', 'past']) : 'coming',
    sort: oneOf(sortsOf(section, near)),
    view: oneOf(['grid', 'map']),
    bounds: maybe(() => [degrees(-180, 0), degrees(-90, 0), degrees(1, 180), degrees(1, 90)]),
    page: integer(9999),
  };
  const supported = parametersOf(section).map(([key]) => [key, query[key]]);
  return { ...defaultListingQuery, ...(Object.fromEntries(supported) as Partial<ListingQuery>) };
}

describe.each(listingSections)('the listing of %s', (section) => {
  it('parses what it formatted', () => {
    for (let round = 0; round < 500; round += 1) {
      const query = randomQuery(section);
      const queryString = formatListingQuery(section, query);
      expect(parseListingQuery(section, new URLSearchParams(queryString))).toEqual({
        query,
        ignored: [],
      });
    }
  });

  it('returns a valid query for any values, and the same one after formatting', () => {
    const invalid = ['', ' ', '-1', '1e9', '0x1', '٣', 'NaN', '9'.repeat(400), '%', '\u0000', '💥'];
    const names = [...parametersOf(section).map(([, name]) => name), 'utm_source', '__proto__'];
    for (let round = 0; round < 500; round += 1) {
      const search = new URLSearchParams();
      for (let times = integer(8); times > 0; times -= 1)
        search.append(
          oneOf(names),
          oneOf([...invalid, 'wifi,wifi', 'past', 'nearest', '1,2,3', '2026-02-30', '5']),
        );
      const { query } = parseListingQuery(section, search);
      const again = parseListingQuery(
        section,
        new URLSearchParams(formatListingQuery(section, query)),
      );
      expect(again).toEqual({ query, ignored: [] });
    }
  });

  it('formats the default query as an empty string', () => {
    expect(formatListingQuery(section, defaultListingQuery)).toBe('');
  });
});

const parse = (query: string) => parseListingQuery('accommodations', new URLSearchParams(query));

it('formats parameters in a fixed order', () => {
  const { query } = parse('page=2&type=bed&beds=2&type=studio&category=centro');
  expect(formatListingQuery('accommodations', query)).toBe(
    'category=centro&type=bed&beds=2&page=2'.replace('type=bed', 'type=bed,studio'),
  );
});

it.each([
  ['beds=-2', 'beds', '-2'],
  ['beds=many', 'beds', 'many'],
  ['price-to=1e6', 'price-to', '1e6'],
  ['price-from=900&price-to=100', 'price-from', '900'],
  ['type=castle,bed', 'type', 'castle'],
  ['sort=nearest', 'sort', 'nearest'],
  ['within=2', 'within', '2'],
  ['page=0', 'page', '0'],
  ['bounds=12,43,11,44', 'bounds', '12,43,11,44'],
])('returns the value that is not valid in ?%s', (query, name, value) => {
  expect(parse(query).ignored).toContainEqual({ name, value });
});

it('ignores unknown categories and universities', () => {
  const { query, ignored } = parseListingQuery(
    'accommodations',
    new URLSearchParams('category=lune&near=atlantide&within=2'),
    { categories: ['centro'], universities: ['ateneo'] },
  );
  expect(query).toEqual(defaultListingQuery);
  expect(ignored.map(({ name }) => name)).toEqual(['category', 'near', 'within']);
});

it('skips empty form fields and unknown parameters without reporting them', () => {
  expect(parse('beds=&price-from=&type=&utm_source=letter&beds=0')).toEqual({
    query: defaultListingQuery,
    ignored: [],
  });
});

it('parses a distance with a decimal comma', () => {
  expect(parse('near=ateneo&within=1,5').query.within).toBe(1.5);
});

it('ignores a day that does not exist in the calendar', () => {
  const { query, ignored } = parseListingQuery('events', new URLSearchParams('from=2026-02-30'));
  expect(query.from).toBeNull();
  expect(ignored).toEqual([{ name: 'from', value: '2026-02-30' }]);
});

it('parses a range of one day and of one price', () => {
  const search = new URLSearchParams('from=2026-11-28&to=2026-11-28');
  expect(parseListingQuery('events', search)).toMatchObject({
    query: { from: '2026-11-28', to: '2026-11-28' },
    ignored: [],
  });
  expect(parse('price-from=300&price-to=300')).toMatchObject({
    query: { priceFrom: 300, priceTo: 300 },
    ignored: [],
  });
});
