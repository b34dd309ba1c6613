import { DatabaseClock } from './DatabaseClock';

test.each([300_000, -300_000])('follows a database clock that is %s ms ahead', async (ahead) => {
  const clock = new DatabaseClock({ readTime: async () => Date.now() + ahead });
  await clock.start();
  expect(Math.abs(clock.now() - Date.now() - ahead)).toBeLessThan(50);
});

test('uses the clock of the machine if the database runs on it', async () => {
  const clock = new DatabaseClock({ readTime: async () => null });
  await clock.start();
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(50);
});
