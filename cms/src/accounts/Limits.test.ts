import { Limits } from './Limits';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a window ends at its time, however often somebody knocks, and leaves nothing in memory', async () => {
  const limits = new Limits();
  const knock = () => limits.take(['loginOfAccount', 'ada']);
  for (let n = 0; n < 5; n += 1) await knock();
  for (let minute = 0; minute < 15; minute += 1) {
    await expect(knock()).rejects.toMatchObject({
      extensions: { code: 'RATE_LIMITED', retryAfter: (15 - minute) * 60 },
    });
    jest.advanceTimersByTime(60_000);
  }
  await expect(knock()).resolves.toBeUndefined();
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(900_000);
  expect(jest.getTimerCount()).toBe(0);
});

test('what one limit refuses does not count under the others, and others are not concerned', async () => {
  const limits = new Limits();
  for (let n = 0; n < 3; n += 1) await limits.take(['resetOfAccount', 'ada']);
  for (let n = 0; n < 40; n += 1)
    await expect(
      limits.take(['mailFromAddress', '192.0.2.1'], ['resetOfAccount', 'ada']),
    ).rejects.toThrow();
  await limits.take(['mailFromAddress', '192.0.2.1'], ['resetOfAccount', 'eva']);
});

test('what is given back can be used again', async () => {
  const limits = new Limits();
  for (let n = 0; n < 30; n += 1) {
    await limits.take(['loginOfAccount', 'ada']);
    await limits.giveBack(['loginOfAccount', 'ada']);
  }
});
