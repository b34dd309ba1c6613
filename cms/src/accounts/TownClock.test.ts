import { TownClock } from './TownClock';

test.each([300_000, -300_000])('goes as the database’s clock, %s ms ahead', async (ahead) => {
  const clock = new TownClock({ time: async () => Date.now() + ahead });
  await clock.follow();
  expect(Math.abs(clock.now() - Date.now() - ahead)).toBeLessThan(50);
});

test('with a database on the same machine it is the machine’s own', async () => {
  const clock = new TownClock({ time: async () => null });
  await clock.follow();
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(50);
});
