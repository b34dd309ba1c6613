import { costPerPerson } from './cost';

const home = {
  price: { from: 400, to: null, mode: 'perPerson' as const },
  fees: 35,
  beds: 4,
  bedrooms: 2,
};

it('adds the fees to what one person pays', () => {
  expect(costPerPerson(home)).toEqual({
    kind: 'known',
    total: { from: 435, to: null },
    people: 1,
    withFees: true,
  });
});

it('divides the price of a room among its beds, and that of a house among all', () => {
  const perRoom = { ...home, price: { from: 500, to: 600, mode: 'perRoom' as const } };
  // (500 + 35) / 2 and (600 + 35) / 2, rounded up.
  expect(costPerPerson(perRoom)).toMatchObject({ people: 2, total: { from: 268, to: 318 } });
  const whole = { ...home, price: { from: 1000, to: null, mode: 'wholeHouse' as const } };
  expect(costPerPerson(whole)).toMatchObject({ people: 4, total: { from: 259, to: null } });
});

it('takes a room for one person at least', () => {
  const crowded = { ...home, beds: 1, bedrooms: 3 };
  const price = { from: 300, to: null, mode: 'perRoom' as const };
  expect(costPerPerson({ ...crowded, price })).toMatchObject({ people: 1, total: { from: 335 } });
});

it('says that fees are missing, and what cannot be known', () => {
  expect(costPerPerson({ ...home, fees: null })).toMatchObject({
    total: { from: 400 },
    withFees: false,
  });
  const price = { from: 900, to: null, mode: 'wholeHouse' as const };
  expect(costPerPerson({ ...home, price, beds: null })).toEqual({ kind: 'undivided' });
  expect(costPerPerson({ ...home, price: null })).toEqual({ kind: 'unknown' });
});
