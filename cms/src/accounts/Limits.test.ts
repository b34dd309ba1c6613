import { GuessLimiter } from './GuessLimiter';
import { Limits } from './Limits';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a window ends at a fixed time, even if attempts continue, and leaves no timer in memory', async () => {
  const limits = new Limits();
  const attempt = () => limits.take(['loginOfAccount', 'ada']);
  for (let n = 0; n < 5; n += 1) await attempt();
  for (let minute = 0; minute < 15; minute += 1) {
    await expect(attempt()).rejects.toMatchObject({
      extensions: { code: 'RATE_LIMITED', retryAfter: (15 - minute) * 60 },
    });
    jest.advanceTimersByTime(60_000);
  }
  await expect(attempt()).resolves.toBeUndefined();
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(900_000);
  expect(jest.getTimerCount()).toBe(0);
});

test('an attempt that one limit refuses does not count under the other limits or for other accounts', async () => {
  const limits = new Limits();
  for (let n = 0; n < 3; n += 1) await limits.take(['resetOfMailbox', 'ada']);
  for (let n = 0; n < 40; n += 1)
    await expect(
      limits.take(['mailFromNetwork', '192.0.2.1'], ['resetOfMailbox', 'ada']),
    ).rejects.toThrow();
  await limits.take(['mailFromNetwork', '192.0.2.1'], ['resetOfMailbox', 'eva']);
});

test('an attempt that is given back can be used again', async () => {
  const limits = new Limits();
  for (let n = 0; n < 30; n += 1) {
    await limits.take(['loginOfAccount', 'ada']);
    await limits.giveBack(['loginOfAccount', 'ada']);
  }
});

const campus = '192.0.2.1';
const limited = { extensions: { code: 'RATE_LIMITED' } };

/** Returns how many attempts succeed. */
async function countPassed(tries: number, attempt: (n: number) => Promise<void>): Promise<number> {
  let count = 0;
  for (let n = 0; n < tries; n += 1)
    await attempt(n).then(
      () => (count += 1),
      () => {},
    );
  return count;
}

/** Checks and counts a login attempt as `authenticate` does. */
async function logIn(guessing: GuessLimiter, address: string, account: string, isWrong: boolean) {
  await guessing.check(address);
  await (isWrong ? guessing.recordFailure(address) : guessing.recordSuccess(address, account));
}

test('a campus behind one address can register and log in, even if one login in ten is mistyped', async () => {
  const limits = new Limits();
  const register = (n: number) =>
    limits.take(['registerFromNetwork', campus], ['registerOfMailbox', `${n}`]);
  expect(await countPassed(500, register)).toBe(500);
  const guessing = new GuessLimiter();
  // The logins of one hour by five hundred people, one after the other in a single window.
  const attempt = (n: number) => logIn(guessing, campus, `person ${n % 500}`, n % 11 === 0);
  expect(await countPassed(5500, attempt)).toBe(5500);
});

test('a network that guesses passwords is stopped, even if it also logs in to an account of its own', async () => {
  const guessing = new GuessLimiter();
  expect(await countPassed(1000, (n) => logIn(guessing, campus, `${n}`, true))).toBe(50);
  const own = new GuessLimiter();
  for (let n = 0; n < 1000; n += 1) await logIn(own, campus, 'thief', false);
  expect(await countPassed(1000, (n) => logIn(own, campus, `${n}`, true))).toBe(52);
  await expect(own.check(campus)).rejects.toMatchObject(limited);
  await expect(own.check('192.0.2.2')).resolves.toBeUndefined();
  jest.advanceTimersByTime(900_000);
  await expect(own.check(campus)).resolves.toBeUndefined();
});

test('an IPv6 address also counts under its /48 network, and other networks are not limited', async () => {
  const guessing = new GuessLimiter();
  const network = (n: number) => `2001:db8:1:${n.toString(16)}`;
  const tries = await countPassed(1000, (n) => logIn(guessing, network(n), `${n}`, true));
  expect(tries).toBe(100);
  await expect(guessing.check(network(5000))).rejects.toMatchObject(limited);
  await expect(guessing.check('2001:db8:2:1')).resolves.toBeUndefined();
  const limits = new Limits();
  const register = (n: number) => limits.take(['registerFromNetwork', network(n)]);
  expect(await countPassed(2000, register)).toBe(1200);
  await expect(limits.take(['registerFromNetwork', '2001:db8:2:1'])).resolves.toBeUndefined();
});
