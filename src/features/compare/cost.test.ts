import { costPerPerson } from './cost';

const home = {
  price: { from: 400, to: null, mode: 'perPerson' as const },
  fees: 35,
  beds: 4,
  bedrooms: 2,
};

it('adds the fees to the rent of one person', () => {
  expect(costPerPerson(home)).toEqual({
    kind: 'known',
    total: { from: 435, to: null },
    people: 1,
    withFees: true,
  });
});

it('divides the price of a room among its beds, and that of a house among all beds', () => {
  const perRoom = { ...home, price: { from: 500, to: 600, mode: 'perRoom' as const } };
  // (500 + 35) / 2 and (600 + 35) / 2, rounded up.
  expect(costPerPerson(perRoom)).toMatchObject({ people: 2, total: { from: 268, to: 318 } });
  const wholeHouse = { ...home, price: { from: 1000, to: null, mode: 'wholeHouse' as const } };
  expect(costPerPerson(wholeHouse)).toMatchObject({ people: 4, total: { from: 259, to: null } });
});

it('counts at least one person for a room', () => {
  const crowded = { ...home, beds: 1, bedrooms: 3 };
  const price = { from: 300, to: null, mode: 'perRoom' as const };
  expect(costPerPerson({ ...crowded, price })).toMatchObject({ people: 1, total: { from: 335 } });
});

it('reports missing fees and costs that cannot be computed', () => {
  expect(costPerPerson({ ...home, fees: null })).toMatchObject({
    total: { from: 400 },
    withFees: false,
  });
  const price = { from: 900, to: null, mode: 'wholeHouse' as const };
  expect(costPerPerson({ ...home, price, beds: null })).toEqual({ kind: 'undivided' });
  expect(costPerPerson({ ...home, price: null })).toEqual({ kind: 'unknown' });
});
