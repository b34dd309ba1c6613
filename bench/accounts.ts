/**
 * npm run bench:accounts: whether times tell which addresses have an account, whether many who log in
 * at once hold up those who only read, and whether limits let a campus in and keep those out who guess
 * or flood. On SQLite, with the town of the tests.
 *
 * Exits with 1 when a target is missed.
 */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { campusPasses, floodsKeepNobodyOut, guessingIsStopped } from './accounts/crowds';
import { ask, join, operations, password } from './accounts/visitor';
import { at } from './shared/at';
import { bench, type Judge } from './shared/bench';
import { BenchCms } from './shared/BenchCms';

/** Known and unknown addresses, each; logins at once; how often. */
const tries = 100;
const crowd = 50;
const rounds = 5;

/** Largest difference of the medians, and milliseconds of a content query while many log in. */
const targets = { difference: 0.05, p99: 300 };

/** Asks for known and unknown addresses in turn; who comes first in a pair changes at random. */
async function compare(
  url: string,
  name: keyof typeof operations,
  { known, each, judge }: { known: string[]; each: number; judge: Judge },
) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const addresses = known.flatMap((email) => Array<string>(each).fill(email)).slice(0, tries);
  for (const email of addresses) {
    const pair = [['known', email] as const, ['unknown', `${randomUUID()}@example.org`] as const];
    if (Math.random() < 0.5) pair.reverse();
    for (const [kind, address] of pair) {
      const { status, time } = await ask(url, operations[name], { email: address });
      if (status !== 200) throw new Error(`${name} answers ${status}.`);
      times[kind].push(time);
    }
  }
  const [a, b] = [at(times.known, 0.5), at(times.unknown, 0.5)];
  const difference = Math.abs(a - b) / Math.max(a, b);
  console.log(
    `${name}: ${addresses.length} known, median ${a.toFixed(2)} ms; as many unknown, ${b.toFixed(2)} ms; difference ${(difference * 100).toFixed(1)} %`,
  );
  judge(`${name}: difference of medians`, difference, targets.difference);
}

const list = `query ($offset: Int) {
  entries(section: ["accommodations"], site: ["it"], limit: 24, offset: $offset) { id title url } }`;
const login = `mutation ($email: String!, $password: String!) {
  authenticate(email: $email, password: $password) { jwt } }`;

/** Times of content queries, none of them kept, while many log in. */
async function contentMeanwhile(url: string, known: string[], judge: Judge) {
  const reads: number[] = [];
  const logins: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const allIn = new AbortController();
    const all = Promise.all(
      known.slice(0, crowd).map(async (email) => {
        const { status, time } = await ask(url, login, { email, password });
        if (status !== 200) throw new Error(`Login answers ${status}.`);
        logins.push(time);
      }),
    ).finally(() => allIn.abort());
    while (!allIn.signal.aborted)
      reads.push((await ask(url, list, { offset: 100 + reads.length })).time);
    await all;
  }
  const p99 = at(reads, 0.99);
  console.log(
    `${crowd} logins at once, ${rounds} times: median ${at(logins, 0.5).toFixed(0)} ms, slowest ${at(logins, 1).toFixed(0)} ms; ` +
      `${reads.length} content queries meanwhile: p50 ${at(reads, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
  judge('content queries while many log in: p99 ms', p99, targets.p99);
}

await bench(async (folder, judge) => {
  const cms = new BenchCms(path.join(folder, 'data'));
  try {
    await cms.fillSmall();
    await cms.start();
    const known: string[] = [];
    for (let n = 0; n < crowd; n += 1) known.push(await join(cms.url, `known-${n}`));
    // The first ones warm up what compiles itself.
    for (let n = 0; n < 20; n += 1)
      await ask(cms.url, operations.login, { email: `${n}@example.org` });
    await compare(cms.url, 'login', { known, each: 4, judge });
    await compare(cms.url, 'forgotten', { known, each: 2, judge });
    await compare(cms.url, 'register', { known, each: 2, judge });
    await contentMeanwhile(cms.url, known, judge);
    const students = await campusPasses(cms.url, judge);
    await guessingIsStopped(cms.url, students[0] ?? '', judge);
    await floodsKeepNobodyOut(cms.url, students.slice(100, 150), judge);
  } finally {
    await cms.stop();
  }
});
