import { decode, encode, everything, parametersOf } from './codec';
import { availabilities, pricingModes } from '../accommodations/model';
import { includedServices, sortsOf, typesOf } from './options';
import { findingSections, type Finding, type FindingSection } from './model';

/** Numbers in [0, 1), the same at each run. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const random = numbers(6);
const whole = (most: number) => 1 + Math.floor(random() * most);
const maybe = <Value>(value: () => Value): Value | null => (random() < 0.5 ? value() : null);
const part = <Value>(values: readonly Value[]) => values.filter(() => random() < 0.3);
const oneOf = <Value>(values: readonly Value[]) => values[whole(values.length) - 1] as Value;
const slug = () => oneOf(['camere-singole', 'caffè-del-borgo', 'x', 'politecnico_2']);
const date = () => `20${10 + whole(80)}-0${whole(9)}-1${whole(9)}`;
const degrees = (from: number, to: number) => Number((from + random() * (to - from)).toFixed(5));

/** Anything that a list can be asked for. */
function anyFinding(section: FindingSection): Finding {
  const near = maybe(slug);
  const [priceFrom, priceTo] = [maybe(() => whole(900)), maybe(() => 900 + whole(9000))];
  const [from, to] = [maybe(date), maybe(date)];
  const finding: Finding = {
    category: maybe(slug),
    type: part<Finding['type'][number]>(typesOf[section]),
    beds: maybe(() => whole(99)),
    rooms: maybe(() => whole(99)),
    baths: maybe(() => whole(99)),
    priceFrom,
    priceTo,
    pricing: part(pricingModes),
    included: part(includedServices),
    availability: part(availabilities),
    card: oneOf(['only', 'without', null]),
    near,
    within: near === null ? null : maybe(() => whole(500) / 10),
    from: from && to && from > to ? to : from,
    to: from && to && from > to ? from : to,
    when: from === null && to === null ? oneOf(['coming', 'past']) : 'coming',
    sort: oneOf(sortsOf(section, near)),
    view: oneOf(['grid', 'map']),
    bounds: maybe(() => [degrees(-180, 0), degrees(-90, 0), degrees(1, 180), degrees(1, 90)]),
    page: whole(9999),
  };
  const asked = parametersOf(section).map(([key]) => [key, finding[key]]);
  return { ...everything, ...(Object.fromEntries(asked) as Partial<Finding>) };
}

describe.each(findingSections)('the list of %s', (section) => {
  it('finds in its address whatever it was asked for', () => {
    for (let round = 0; round < 500; round += 1) {
      const finding = anyFinding(section);
      const query = encode(section, finding);
      expect(decode(section, new URLSearchParams(query))).toEqual({ finding, ignored: [] });
    }
  });

  it('makes something valid of any nonsense, always the same, and names the nonsense', () => {
    const nonsense = [
      '',
      ' ',
      '-1',
      '1e9',
      '0x1',
      '٣',
      'NaN',
      '9'.repeat(400),
      '%',
      '\u0000',
      '💥',
    ];
    const names = [...parametersOf(section).map(([, name]) => name), 'utm_source', '__proto__'];
    for (let round = 0; round < 500; round += 1) {
      const query = new URLSearchParams();
      for (let times = whole(8); times > 0; times -= 1)
        query.append(
          oneOf(names),
          oneOf([...nonsense, 'wifi,wifi', 'past', 'nearest', '1,2,3', '2026-02-30', '5']),
        );
      const { finding } = decode(section, query);
      const again = decode(section, new URLSearchParams(encode(section, finding)));
      expect(again).toEqual({ finding, ignored: [] });
    }
  });

  it('has an empty query where nothing is asked for', () => {
    expect(encode(section, everything)).toBe('');
  });
});

const read = (query: string) => decode('accommodations', new URLSearchParams(query));

it('writes parameters in one order, whatever the order in which they came', () => {
  const { finding } = read('page=2&type=bed&beds=2&type=studio&category=centro');
  expect(encode('accommodations', finding)).toBe(
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
])('tells what it makes nothing of in ?%s', (query, name, value) => {
  expect(read(query).ignored).toContainEqual({ name, value });
});

it('tells of categories and universities that are not there', () => {
  const { finding, ignored } = decode(
    'accommodations',
    new URLSearchParams('category=lune&near=atlantide&within=2'),
    { categories: ['centro'], universities: ['ateneo'] },
  );
  expect(finding).toEqual(everything);
  expect(ignored.map(({ name }) => name)).toEqual(['category', 'near', 'within']);
});

it('says nothing of empty fields of a form, nor of what others put into an address', () => {
  expect(read('beds=&price-from=&type=&utm_source=letter&beds=0')).toEqual({
    finding: everything,
    ignored: [],
  });
});

it('reads a distance with a comma', () => {
  expect(read('near=ateneo&within=1,5').finding.within).toBe(1.5);
});

it('does not take a day that the calendar lacks', () => {
  const { finding, ignored } = decode('events', new URLSearchParams('from=2026-02-30'));
  expect(finding.from).toBeNull();
  expect(ignored).toEqual([{ name: 'from', value: '2026-02-30' }]);
});
