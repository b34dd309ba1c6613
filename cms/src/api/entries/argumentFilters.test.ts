import { choices } from '../../fields/options';
import { severalOptions } from './argumentFilters';

const options = choices({
  wifi: ['Wi-Fi', 'Wi-Fi'],
  gas: ['Gas', 'Gas'],
  lift: ['Ascensore', 'Lift'],
});
/** The entries that have each service. */
const entries: Record<string, number[]> = { wifi: [1, 2, 3], gas: [2, 3], lift: [3, 4] };
const filter = severalOptions(options);

test('"and" requires all services', async () => {
  const idsOf = (where: object) => {
    const service = Object.keys(entries).find((name) => JSON.stringify(where).includes(name));
    return Promise.resolve(new Set(entries[service ?? '']));
  };
  expect(await filter('services', ['and', 'wifi', 'gas', 'lift'], idsOf)).toEqual({
    id: { in: [3] },
  });
});

test('without "and" one of the services is enough, in one query', async () => {
  const idsOf = jest.fn();
  expect(await filter('services', ['wifi', 'gas'], idsOf)).toEqual({
    and: [{ services: { in: ['wifi', 'gas'] } }],
  });
  expect(idsOf).not.toHaveBeenCalled();
});
