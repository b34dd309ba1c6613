import { randomUUID } from 'node:crypto';
import { percentile } from '../shared/percentile';
import type { Limits } from '../shared/Limits';
import { activateAll, sendQuery, logIn, operations } from './visitor';

/** One hour of a campus behind one address in the week of enrolment, sent as fast as the cms can hash. */
const campus = '203.0.113.7';
const students = 500;
const logins = 5000;
/** One of so many logins follows a mistyped password. */
const typoEvery = 10;

/** Accounts are activated in batches of this size, because the outbox shows only the newest 200 mails. */
const batch = 100;

/** The number of parallel requests. */
const crowd = 16;

/** Does some work for each number below a count, with a limit of parallel calls. */
async function forEach(count: number, atOnce: number, work: (n: number) => Promise<void>) {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/**
 * Measures whether all students of a campus can register and log in behind one address.
 *
 * @returns their e-mail addresses
 */
export async function measureCampus(url: string, limits: Limits): Promise<string[]> {
  const emails = Array.from({ length: students }, (_, n) => `student-${n}@example.org`);
  let registered = 0;
  for (let first = 0; first < students; first += batch) {
    const some: string[] = [];
    await forEach(batch, crowd, async (n) => {
      const email = emails[first + n] ?? '';
      const { status } = await sendQuery(url, operations.register, { email }, campus);
      if (status === 200) some.push(email);
    });
    await activateAll(url, some, campus);
    registered += some.length;
  }
  limits.atMost(`${students} registrations from one IPv4: refused`, students - registered, 0);
  let [refused, typos] = [0, 0];
  const started = performance.now();
  await forEach(logins, crowd, async (n) => {
    const email = emails[n % students] ?? '';
    // Each round other students mistype.
    if ((n + Math.floor(n / students)) % typoEvery === 0) {
      typos += 1;
      await logIn(url, email, campus, 'not the password');
    }
    if (!(await logIn(url, email, campus)).isLoggedIn) refused += 1;
  });
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${logins} correct logins and ${typos} wrong ones from one IPv4 in ${seconds.toFixed(0)} s`,
  );
  limits.atMost(`${logins} correct logins from one IPv4, ${typos} mistyped: refused`, refused, 0);
  return emails;
}

/** Counts the guesses that pass the limits: at one account from many addresses, and the reverse. */
export async function measureGuessing(url: string, known: string, limits: Limits): Promise<void> {
  let atOneAccount = 0;
  await forEach(300, crowd, async (n) => {
    if ((await logIn(url, known, undefined, `guess ${n}`)).passed) atOneAccount += 1;
  });
  limits.atMost('300 guesses at one account from 300 addresses: tried', atOneAccount, 5);
  let atManyAccounts = 0;
  await forEach(1000, crowd, async () => {
    const { passed } = await logIn(
      url,
      `${randomUUID()}@example.org`,
      '198.51.100.9',
      'Estate2026!',
    );
    if (passed) atManyAccounts += 1;
  });
  // The limit is higher by the number of hashes that run in parallel.
  limits.atMost('one password at 1000 accounts from one address: tried', atManyAccounts, 54);
}

const networks = 20;

/** Measures whether others can log in and register while 20 IPv6 networks and a /48 flood the cms. */
export async function measureFloods(
  url: string,
  others: readonly string[],
  limits: Limits,
): Promise<void> {
  let [tried, registered] = [0, 0];
  const from = (n: number) =>
    n % (networks + 1) === networks
      ? `2001:db8:ffff:${n.toString(16)}::1`
      : `2001:db8:${(n % (networks + 1)) + 1}::${n.toString(16)}`;
  const flood = Promise.all([
    forEach(100 * networks, 100, async (n) => {
      const { passed } = await logIn(url, `${randomUUID()}@example.org`, from(n), 'Estate2026!');
      if (passed) tried += 1;
    }),
    forEach(40 * networks, 40, async (n) => {
      const email = `${randomUUID()}@example.org`;
      if ((await sendQuery(url, operations.register, { email }, from(n))).status === 200)
        registered += 1;
    }),
  ]);
  const times: number[] = [];
  let refused = 0;
  await forEach(others.length, 2, async (n) => {
    const { isLoggedIn, time } = await logIn(url, others[n] ?? '');
    times.push(time);
    if (!isLoggedIn) refused += 1;
  });
  let unregistered = 0;
  await forEach(20, 2, async () => {
    const { status } = await sendQuery(url, operations.register, {
      email: `${randomUUID()}@example.org`,
    });
    if (status !== 200) unregistered += 1;
  });
  await flood;
  console.log(
    `${networks} IPv6 /64 and a /48 flood: ${tried} logins tried, ${registered} registered; ` +
      `${others.length} others at the same time: median ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
  );
  limits.atMost(`${others.length} logins of others while IPv6 networks flood: refused`, refused, 0);
  limits.atMost('20 registrations of others while they flood: refused', unregistered, 0);
  limits.atMost('logins of others while they flood: p95 ms', percentile(times, 0.95), 3000);
}
