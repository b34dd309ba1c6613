/**
 * npm run bench -- accounts: measures whether response times show which addresses have an account, whether
 * many logins at once slow down readers, and whether the rate limits allow a campus but stop guessing and
 * floods. It uses SQLite and the town of the tests.
 *
 * Exits with 1 when a target is missed.
 */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { measureCampus, measureFloods, measureGuessing } from './accounts/crowds';
import { createAccount, logIn, operations, sendQuery } from './accounts/visitor';
import { percentile } from './shared/percentile';
import { bench } from './shared/bench';
import type { Limits } from './shared/Limits';
import { BenchCms } from './shared/BenchCms';

/** The number of known and of unknown addresses; of simultaneous logins; of rounds. */
const tries = 100;
const crowd = 50;
const rounds = 5;

/** The largest relative difference of the medians; milliseconds of a content query during many logins. */
const targets = { difference: 0.05, p99: 300 };

/** Compares the times of known and unknown addresses. The order within each pair is random. */
async function compareTimes(
  url: string,
  name: keyof typeof operations,
  { known, each, limits }: { known: string[]; each: number; limits: Limits },
) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const addresses = known.flatMap((email) => Array<string>(each).fill(email)).slice(0, tries);
  for (const email of addresses) {
    const pair = [['known', email] as const, ['unknown', `${randomUUID()}@example.org`] as const];
    if (Math.random() < 0.5) pair.reverse();
    for (const [kind, address] of pair) {
      const { status, time } = await sendQuery(url, operations[name], { email: address });
      if (status !== 200) throw new Error(`${name} answers ${status}.`);
      times[kind].push(time);
    }
  }
  const [a, b] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)];
  const difference = Math.abs(a - b) / Math.max(a, b);
  console.log(
    `${name}: ${addresses.length} known, median ${a.toFixed(2)} ms; as many unknown, ${b.toFixed(2)} ms; difference ${(difference * 100).toFixed(1)} %`,
  );
  limits.atMost(`${name}: difference of medians`, difference, targets.difference);
}

const list = `query ($offset: Int) {
  entries(section: ["accommodations"], site: ["it"], limit: 24, offset: $offset) { id title url } }`;

/** Measures content queries that are not cached, during many logins. */
async function measureContentDuringLogins(url: string, known: string[], limits: Limits) {
  const reads: number[] = [];
  const logins: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const loginsDone = new AbortController();
    const all = Promise.all(
      known.slice(0, crowd).map(async (email) => {
        const { status, time } = await logIn(url, email);
        if (status !== 200) throw new Error(`Login answers ${status}.`);
        logins.push(time);
      }),
    ).finally(() => loginsDone.abort());
    while (!loginsDone.signal.aborted)
      reads.push((await sendQuery(url, list, { offset: 100 + reads.length })).time);
    await all;
  }
  const p99 = percentile(reads, 0.99);
  console.log(
    `${crowd} logins at once, ${rounds} times: median ${percentile(logins, 0.5).toFixed(0)} ms, slowest ${percentile(logins, 1).toFixed(0)} ms; ` +
      `${reads.length} content queries at the same time: p50 ${percentile(reads, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
  limits.atMost('content queries during many logins: p99 ms', p99, targets.p99);
}

await bench(async (folder, limits) => {
  const cms = new BenchCms(path.join(folder, 'data'));
  try {
    await cms.fillSmall();
    await cms.start();
    const known: string[] = [];
    for (let n = 0; n < crowd; n += 1) known.push(await createAccount(cms.url, `known-${n}`));
    // The first requests warm up the JIT compiler.
    for (let n = 0; n < 20; n += 1)
      await sendQuery(cms.url, operations.login, { email: `${n}@example.org` });
    await compareTimes(cms.url, 'login', { known, each: 4, limits });
    await compareTimes(cms.url, 'forgotten', { known, each: 2, limits });
    await compareTimes(cms.url, 'register', { known, each: 2, limits });
    await measureContentDuringLogins(cms.url, known, limits);
    const students = await measureCampus(cms.url, limits);
    await measureGuessing(cms.url, students[0] ?? '', limits);
    await measureFloods(cms.url, students.slice(100, 150), limits);
  } finally {
    await cms.stop();
  }
});
