import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'redis';
import { createLimiter } from '@studium/shared/createLimiter';
import { sharedRedis } from './redis.mjs';
import { runWithPageCache } from './testing/runWithPageCache';
import { hasRedis, TestRedis } from './testing/TestRedis';

const test = hasRedis ? it : it.skip;
const needs = hasRedis ? '' : ' (not here: redis-server is not installed)';

const page = {
  value: { kind: 'PAGES', html: '<p>good</p>', pageData: {}, headers: {}, status: 200 },
  lastModified: 1_800_000_000_000,
  cacheControl: { revalidate: 300 },
};

/** Damaged values of a page's key. */
const damages: [string, unknown][] = [
  ['half a text', JSON.stringify(page).slice(0, 40)],
  ['binary data', '\u0000\u0001'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no value', JSON.stringify({ ...page, value: undefined })],
  ['an invalid time', JSON.stringify({ ...page, lastModified: 'yesterday' })],
  ['a page without HTML', JSON.stringify({ ...page, value: { ...page.value, html: {} } })],
  ['a page of an unknown kind', JSON.stringify({ ...page, value: { kind: 'x' } })],
  ['an invalid lifetime', JSON.stringify({ ...page, cacheControl: { revalidate: 'often' } })],
];

let redis: TestRedis;
let folder: string;

beforeAll(async () => {
  if (hasRedis) redis = await TestRedis.start();
  folder = mkdtempSync(join(tmpdir(), 'studium-pages-'));
  mkdirSync(join(folder, 'server/pages'), { recursive: true });
  writeFileSync(join(folder, 'BUILD_ID'), 'build');
});
afterAll(async () => {
  if (hasRedis) await redis.stop();
  rmSync(folder, { recursive: true });
});

interface Observation {
  damage: string;
  before: unknown;
  logged: number;
  after: string | null;
}

/** Reads and writes each damaged page. */
async function readDamaged(): Promise<Observation[]> {
  const program = `
    import fs from 'node:fs/promises';
    const createCache = () => new PageCache({
      fs: { ...fs, readFileSync: () => '' },
      serverDistDir: ${JSON.stringify(join(folder, 'server'))},
      flushToDisk: false,
      revalidatedTags: [],
    });
    const page = ${JSON.stringify(page)};
    const { client, connected } = createCache().shared;
    await connected;
    const observations = [];
    for (const [damage, text] of [...${JSON.stringify(damages)}, ['another type']]) {
      const key = '/' + damage;
      const inRedis = 'studium:build:' + key;
      if (text === undefined) await client.rPush(inRedis, 'x');
      else await client.set(inRedis, text);
      let logged = 0;
      console.error = (line) => { if (String(line).includes(key)) logged += 1; };
      const read = () => createCache().get(key, { kind: 'PAGES' }).catch(String);
      await read();
      const before = await read();
      await createCache().set(key, page.value, { cacheControl: { revalidate: 300 } });
      const after = await read();
      observations.push({ damage, before, logged, after: after?.value?.html ?? null });
    }
    process.stdout.write(JSON.stringify(observations));
    client.destroy();
  `;
  return (await runWithPageCache(program, redis.url)) as Observation[];
}

test(`a damaged page counts as missing, is logged once and is replaced by the next write${needs}`, async () => {
  const observations = await readDamaged();
  expect(observations).toEqual(
    [...damages.map(([damage]) => damage), 'another type'].map((damage) => ({
      damage,
      before: null,
      logged: 1,
      after: '<p>good</p>',
    })),
  );
});

test(`a damaged count of a limit in Redis starts again at zero${needs}`, async () => {
  process.env.REDIS_URL = redis.url;
  const client = await createClient({ url: redis.url }).connect();
  const bounds = { points: 2, duration: 60 };
  const limiter = createLimiter(sharedRedis()?.client ?? null, 'studium:limit:test', bounds);
  const count = (key: string) =>
    limiter.consume(key).then(
      () => 0,
      () => 1,
    );
  await sharedRedis()?.connected;
  const only = async () => {
    const keys = await client.keys('studium:limit:test*');
    return keys[0] ?? '';
  };
  expect(await count('a visitor')).toBe(0);
  const key = await only();
  for (const damage of ['a text', '1.5', '9'.repeat(30)]) {
    await client.set(key, damage);
    expect(await count('a visitor')).toBe(0);
    expect([damage, await client.get(key)]).toEqual([damage, '1']);
  }
  await client.del(key);
  await client.rPush(key, 'x');
  expect(await count('a visitor')).toBe(0);
  expect(await client.get(key)).toBe('1');
  expect(await client.ttl(key)).toBeGreaterThan(50);
  expect(await count('a visitor')).toBe(0);
  expect(await count('a visitor')).toBeGreaterThan(0);
  client.destroy();
  sharedRedis()?.client.destroy();
  delete process.env.REDIS_URL;
});
