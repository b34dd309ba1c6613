import { randomUUID } from 'node:crypto';
import { at } from '../shared/at';
import type { Judge } from '../shared/bench';
import { activateAll, ask, logIn, operations } from './visitor';

/** A campus in the week of enrolment, behind one address: an hour of it, as fast as the cms hashes. */
const campus = '203.0.113.7';
const students = 500;
const logins = 5000;
/** One right login in so many comes after a wrong password. */
const typoEvery = 10;

/** The outbox shows the newest 200 mails, so that so many are activated at a time. */
const batch = 100;

/** How many ask at once. */
const crowd = 16;

/** Does work for each number up to a count, some at once. */
async function forEach(count: number, atOnce: number, work: (n: number) => Promise<void>) {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Whether all of a campus get in behind one address. Answers the addresses of its people. */
export async function campusPasses(url: string, judge: Judge): Promise<string[]> {
  const emails = Array.from({ length: students }, (_, n) => `student-${n}@example.org`);
  let registered = 0;
  for (let first = 0; first < students; first += batch) {
    const some: string[] = [];
    await forEach(batch, crowd, async (n) => {
      const email = emails[first + n] ?? '';
      const { status } = await ask(url, operations.register, { email }, campus);
      if (status === 200) some.push(email);
    });
    await activateAll(url, some, campus);
    registered += some.length;
  }
  judge(`${students} registrations from one IPv4: refused`, students - registered, 0);
  let [refused, typos] = [0, 0];
  const started = performance.now();
  await forEach(logins, crowd, async (n) => {
    const email = emails[n % students] ?? '';
    // Each round somebody else mistypes.
    if ((n + Math.floor(n / students)) % typoEvery === 0) {
      typos += 1;
      await logIn(url, email, campus, 'not the password');
    }
    if (!(await logIn(url, email, campus)).isIn) refused += 1;
  });
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${logins} right logins and ${typos} wrong ones from one IPv4 in ${seconds.toFixed(0)} s`,
  );
  judge(`${logins} right logins from one IPv4, ${typos} mistyped: refused`, refused, 0);
  return emails;
}

/** How far those get who guess: at one account from everywhere, at many accounts from one address. */
export async function guessingIsStopped(url: string, known: string, judge: Judge): Promise<void> {
  let atOne = 0;
  await forEach(300, crowd, async (n) => {
    if ((await logIn(url, known, undefined, `guess ${n}`)).passed) atOne += 1;
  });
  judge('300 guesses at one account from 300 addresses: tried', atOne, 5);
  let atMany = 0;
  await forEach(1000, crowd, async () => {
    const { passed } = await logIn(
      url,
      `${randomUUID()}@example.org`,
      '198.51.100.9',
      'Estate2026!',
    );
    if (passed) atMany += 1;
  });
  // As many more may be under way as there are slots for hashing.
  judge('one password at 1000 accounts from one address: tried', atMany, 54);
}

const networks = 20;

/** Whether others get in while twenty IPv6 networks, and one /48 with its many, ask what they can. */
export async function floodsKeepNobodyOut(
  url: string,
  others: readonly string[],
  judge: Judge,
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
      if ((await ask(url, operations.register, { email }, from(n))).status === 200) registered += 1;
    }),
  ]);
  const times: number[] = [];
  let out = 0;
  await forEach(others.length, 2, async (n) => {
    const { isIn, time } = await logIn(url, others[n] ?? '');
    times.push(time);
    if (!isIn) out += 1;
  });
  let unregistered = 0;
  await forEach(20, 2, async () => {
    const { status } = await ask(url, operations.register, {
      email: `${randomUUID()}@example.org`,
    });
    if (status !== 200) unregistered += 1;
  });
  await flood;
  console.log(
    `${networks} IPv6 /64 and a /48 flood: ${tried} logins tried, ${registered} registered; ` +
      `${others.length} others meanwhile: median ${at(times, 0.5).toFixed(0)} ms, p95 ${at(times, 0.95).toFixed(0)} ms`,
  );
  judge(`${others.length} logins of others while IPv6 networks flood: refused`, out, 0);
  judge('20 registrations of others while they flood: refused', unregistered, 0);
  judge('logins of others while they flood: p95 ms', at(times, 0.95), 3000);
}
