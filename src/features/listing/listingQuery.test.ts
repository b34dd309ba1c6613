import { createRandom } from '@/lib/testing/createRandom';
import { parseListingQuery, formatListingQuery, defaultListingQuery } from './listingQuery';
import { listingSections, parameterName, parametersOf } from '@/routing/listingParameters';

const random = createRandom(6);
const integer = (most: number) => 1 + Math.floor(random() * most);
const oneOf = <Value>(values: readonly Value[]) => values[integer(values.length) - 1] as Value;

it.each([
  [
    'accommodations',
    'category=caff%C3%A8-del-borgo&type=bed,studio&beds=1&rooms=2&baths=99&price-from=300&price-to=400' +
      '&pricing=perRoom&included=wifi,desk&availability=freeSoon&card=only&near=politecnico_2&within=1.5' +
      '&sort=nearest&view=map&bounds=-12.5,43.12345,13,44&page=9999',
  ],
  ['services', 'type=desk&near=politecnico&sort=nearest'],
  ['events', 'type=concert&from=2026-11-27&to=2026-11-28&page=2'],
  ['events', 'when=past'],
  ['news', 'page=2'],
] as const)('an address of %s is the same after parsing: %s', (section, address) => {
  const { query, ignored } = parseListingQuery(section, new URLSearchParams(address));
  expect([formatListingQuery(section, query), ignored]).toEqual([address, []]);
});

describe.each(listingSections)('the listing of %s', (section) => {
  it('returns a valid query for any values, and the same one after formatting', () => {
    const values = ['', ' ', '-1', '1e9', '0x1', '٣', 'NaN', '9'.repeat(400), '%', '\u0000', '💥'];
    values.push('wifi,wifi', 'past', 'nearest', '1,2,3', '2026-02-30', '2026-11-27', '5');
    const names = [...parametersOf(section).map(parameterName), 'utm_source', '__proto__'];
    for (let round = 0; round < 500; round += 1) {
      const search = new URLSearchParams();
      for (let times = integer(8); times > 0; times -= 1)
        search.append(oneOf(names), oneOf(values));
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
