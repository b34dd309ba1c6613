import { createRandom } from '@/lib/testing/createRandom';
import { compareHref, parseComparison, formatComparison } from './comparisonQuery';
import { comparedSections, maxCompared, type Comparison } from './model';

const parse = (query: string) => parseComparison(new URLSearchParams(query));

it('parses what it formatted', () => {
  const random = createRandom(7);
  const below = (limit: number) => Math.floor(random() * limit);
  for (let round = 0; round < 300; round += 1) {
    const section = comparedSections[below(2)] ?? 'accommodations';
    const count = 1 + below(maxCompared[section]);
    const ids = [...new Set(Array.from({ length: count }, () => String(below(9999))))];
    const near = random() < 0.5 ? null : `ateneo-${below(9)}-così`;
    const comparison: Comparison = { section, ids, onlyDifferences: random() < 0.5, near };
    expect(parse(formatComparison(comparison))).toEqual({ comparison, ignored: [] });
  }
});

it('accepts repeated parameters and removes duplicate ids', () => {
  const { comparison, ignored } = parse('accommodations=12&accommodations=34,12&near=');
  expect(comparison).toEqual({
    section: 'accommodations',
    ids: ['12', '34'],
    onlyDifferences: false,
    near: null,
  });
  expect(ignored).toEqual([]);
});

it.each([
  ['accommodations=1,2,3,4,5', [{ name: 'accommodations', value: '5' }]],
  ['universities=1,2,3,4', [{ name: 'universities', value: '4' }]],
  ['accommodations=1,<b>', [{ name: 'accommodations', value: '<b>' }]],
  ['accommodations=1&universities=2', [{ name: 'universities', value: '2' }]],
  ['accommodations=1&only=me', [{ name: 'only', value: 'me' }]],
  ['accommodations=1&near=../x', [{ name: 'near', value: '../x' }]],
])('returns values that are not valid: %s', (query, ignored) => {
  expect(parse(query).ignored).toEqual(ignored);
});

it('builds the address in each language, without a query for an empty comparison', () => {
  const comparison = {
    section: 'universities',
    ids: ['5', '6'],
    onlyDifferences: true,
    near: null,
  } as const;
  expect(compareHref({ ...comparison, ids: ['5', '6'] }, 'en')).toBe(
    '/en/compare?universities=5,6&only=differences',
  );
  expect(compareHref({ ...comparison, ids: [] }, 'it')).toBe('/confronta');
});
