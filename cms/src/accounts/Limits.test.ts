import { Guessing } from './Guessing';
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
      limits.take(['mailFromNetwork', '192.0.2.1'], ['resetOfAccount', 'ada']),
    ).rejects.toThrow();
  await limits.take(['mailFromNetwork', '192.0.2.1'], ['resetOfAccount', 'eva']);
});

test('what is given back can be used again', async () => {
  const limits = new Limits();
  for (let n = 0; n < 30; n += 1) {
    await limits.take(['loginOfAccount', 'ada']);
    await limits.giveBack(['loginOfAccount', 'ada']);
  }
});

const campus = '192.0.2.1';
const limited = { extensions: { code: 'RATE_LIMITED' } };

/** How many of many tries are let through. */
async function passed(tries: number, attempt: (n: number) => Promise<void>): Promise<number> {
  let count = 0;
  for (let n = 0; n < tries; n += 1)
    await attempt(n).then(
      () => (count += 1),
      () => {},
    );
  return count;
}

/** Tries a password as authenticate does. */
async function logIn(guessing: Guessing, address: string, account: string, isWrong: boolean) {
  await guessing.check(address);
  await (isWrong ? guessing.noteWrong(address) : guessing.noteRight(address, account));
}

test('a campus behind one address registers and logs in, one in ten mistyping', async () => {
  const limits = new Limits();
  const register = (n: number) =>
    limits.take(['registerFromNetwork', campus], ['registerOfAccount', `${n}`]);
  expect(await passed(500, register)).toBe(500);
  const guessing = new Guessing();
  // The whole hour’s logins in one window, one after the other, by five hundred people.
  const attempt = (n: number) => logIn(guessing, campus, `person ${n % 500}`, n % 11 === 0);
  expect(await passed(5500, attempt)).toBe(5500);
});

test('a network that guesses is stopped, with as many own logins as it may be', async () => {
  const guessing = new Guessing();
  expect(await passed(1000, (n) => logIn(guessing, campus, `${n}`, true))).toBe(50);
  const own = new Guessing();
  for (let n = 0; n < 1000; n += 1) await logIn(own, campus, 'thief', false);
  expect(await passed(1000, (n) => logIn(own, campus, `${n}`, true))).toBe(52);
  await expect(own.check(campus)).rejects.toMatchObject(limited);
  await expect(own.check('192.0.2.2')).resolves.toBeUndefined();
  jest.advanceTimersByTime(900_000);
  await expect(own.check(campus)).resolves.toBeUndefined();
});

test('of IPv6 the networks around count too, and others are not concerned', async () => {
  const guessing = new Guessing();
  const network = (n: number) => `2001:db8:1:${n.toString(16)}`;
  const tries = await passed(1000, (n) => logIn(guessing, network(n), `${n}`, true));
  expect(tries).toBe(100);
  await expect(guessing.check(network(5000))).rejects.toMatchObject(limited);
  await expect(guessing.check('2001:db8:2:1')).resolves.toBeUndefined();
  const limits = new Limits();
  const register = (n: number) => limits.take(['registerFromNetwork', network(n)]);
  expect(await passed(2000, register)).toBe(1200);
  await expect(limits.take(['registerFromNetwork', '2001:db8:2:1'])).resolves.toBeUndefined();
});
