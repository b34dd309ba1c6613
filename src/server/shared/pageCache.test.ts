import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWithPageCache } from './testing/runWithPageCache';
import { hasRedis, TestRedis } from './testing/TestRedis';

const withRedis = hasRedis ? it : it.skip;
const needs = hasRedis ? '' : ' (not here: redis-server is not installed)';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'studium-pages-'));
  mkdirSync(join(folder, 'server/pages/it'), { recursive: true });
  writeFileSync(join(folder, 'BUILD_ID'), 'build');
  writeFileSync(join(folder, 'server/pages/it/news.html'), 'before');
  writeFileSync(join(folder, 'server/pages/it/news.json'), '{}');
  writeFileSync(join(folder, 'server/pages/it/news.meta'), '{}');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a page while it is read from disk. */
const program = () => `
  import { subscribe } from 'node:diagnostics_channel';
  import fs from 'node:fs/promises';
  import { existsSync, readFileSync } from 'node:fs';
  import { setImmediate as tick } from 'node:timers/promises';
  let isReading = false;
  const slow = async (...args) => {
    isReading = true;
    for (let ticks = 0; ticks < 20; ticks += 1) await tick();
    return fs.readFile(...args);
  };
  const createCache = () => new PageCache({
    fs: { ...fs, existsSync, readFileSync, readFile: slow, mkdir: (path) => fs.mkdir(path, { recursive: true }) },
    serverDistDir: ${JSON.stringify(join(folder, 'server'))},
    flushToDisk: true,
    revalidatedTags: [],
    maxMemoryCacheSize: 50_000_000,
  });
  const get = () => createCache().get('/it/news', { kind: 'PAGES', isFallback: false });
  const value = { kind: 'PAGES', html: 'after', pageData: {}, headers: {}, status: 200 };
  const first = get();
  while (!isReading) await tick();
  const events = [];
  subscribe('studium.page.read', (key) => events.push('read ' + key));
  let readAfterEvent;
  subscribe('studium.page.written', (key) => {
    events.push('written ' + key);
    readAfterEvent = get();
  });
  await createCache().set('/it/news', value, { cacheControl: { revalidate: 300 } });
  const htmlOf = async (read) => (await read).value.html;
  console.log(JSON.stringify([[await htmlOf(first), await htmlOf(readAfterEvent)], events]));
`;

let pages: string[];
let events: string[];
beforeAll(async () => {
  [pages, events] = (await runWithPageCache(program(), '')) as [string[], string[]];
});

it('a page that is written while a request reads the old one from disk is not replaced by it', () => {
  expect(pages).toEqual(['before', 'after']);
});

it('reports a page that is written when all later reads return it', () => {
  expect(events).toEqual(['written /it/news', 'read /it/news']);
});

/** Creates the cache of a request, and writes pages with one Redis. */
const withSites = (steps: string) => `
  import fs from 'node:fs/promises';
  import { readFileSync } from 'node:fs';
  const createCache = (headers = {}) => new PageCache({
    fs: { ...fs, readFileSync },
    serverDistDir: ${JSON.stringify(join(folder, 'server'))},
    flushToDisk: false,
    revalidatedTags: [],
    maxMemoryCacheSize: 50_000_000,
    _requestHeaders: headers,
  });
  const key = '/it/alloggi';
  const valueOf = (html) => ({ kind: 'PAGES', html, pageData: {}, headers: {}, status: 200 });
  const set = (cache, html) => cache.set(key, valueOf(html), { cacheControl: { revalidate: 300 } });
  const get = (cache) => cache.get(key, { kind: 'PAGES' });
  const { client, connected } = createCache().shared;
  await connected;
  ${steps}
  client.destroy();
`;

/** Runs steps with a Redis of their own, and returns what they print. */
async function runWithSites(steps: string): Promise<unknown> {
  const redis = await TestRedis.start();
  try {
    return await runWithPageCache(withSites(steps), redis.url);
  } finally {
    await redis.stop();
  }
}

withRedis(
  `a page waits until Redis has it, also if Redis fails again meanwhile${needs}`,
  async () => {
    const steps = `
    import { setTimeout as pause } from 'node:timers/promises';
    const afterPause = () => pause(1100);
    console.error = () => undefined;
    const original = client.set;
    client.set = () => Promise.reject(new Error('full'));
    await set(createCache(), 'new');
    await afterPause();
    await get(createCache());
    client.set = original;
    await afterPause();
    await get(createCache());
    console.log(JSON.stringify((await client.get('studium:build:' + key))?.includes('new')));
  `;
    expect(await runWithSites(steps)).toBe(true);
  },
);

withRedis(`after an outage of Redis the newest page of all sites is kept${needs}`, async () => {
  const steps = `
    import { setTimeout as pause } from 'node:timers/promises';
    console.error = () => undefined;
    const inRedis = 'studium:build:' + key;
    const write = client.set;
    const kept = [];
    for (const seconds of [-60, 60]) {
      client.set = () => Promise.reject(new Error('full'));
      await set(createCache(), 'mine');
      client.set = write;
      const lastModified = Date.now() + seconds * 1000;
      const entry = { value: valueOf('theirs'), lastModified, cacheControl: { revalidate: 300 } };
      await client.set(inRedis, JSON.stringify(entry));
      await pause(1100);
      await get(createCache());
      kept.push(JSON.parse(await client.get(inRedis)).value.html);
    }
    console.log(JSON.stringify(kept));
  `;
  expect(await runWithSites(steps)).toEqual(['mine', 'theirs']);
});

withRedis(`Redis keeps a page that does not exist for an hour only${needs}`, async () => {
  const steps = `
    const missing = (name) => createCache().set(name, null, { cacheControl: { revalidate: 300 } });
    await missing('/it/x');
    await set(createCache(), 'new');
    const ttlOf = (name) => client.ttl('studium:build:' + name);
    console.log(JSON.stringify([await ttlOf('/it/x'), await ttlOf(key)]));
  `;
  const [missing, page] = (await runWithSites(steps)) as number[];
  expect(missing).toBeGreaterThan(3500);
  expect(missing).toBeLessThanOrEqual(3600);
  expect(page).toBeGreaterThan(29 * 86_400);
});

withRedis(`a missing page that Redis has forgotten is rendered again${needs}`, async () => {
  const steps = `
    const read = () => createCache().get('/it/x', { kind: 'PAGES' });
    await createCache().set('/it/x', null, { cacheControl: { revalidate: 300 } });
    const known = await read();
    await client.del('studium:build:/it/x');
    console.log(JSON.stringify([known.value, await read()]));
  `;
  expect(await runWithSites(steps)).toEqual([null, null]);
});

withRedis(
  `a page that began before a publication never replaces the one of another site${needs}`,
  async () => {
    const steps = `
    const at = (milliseconds, headers) =>
      Object.assign(createCache(headers), { startedAt: milliseconds });
    const onDemand = { 'x-prerender-revalidate': 'secret' };
    const shown = [];
    const write = async (cache, html) => {
      await set(cache, html);
      shown.push((await get(createCache())).value.html);
    };
    await write(at(2000, onDemand), 'published');
    await write(at(1000), 'before');
    await write(at(3000), 'after');
    // The clock of another machine may be late.
    await write(at(1000, onDemand), 'published again');
    console.log(JSON.stringify(shown));
  `;
    expect(await runWithSites(steps)).toEqual([
      'published',
      'published',
      'after',
      'published again',
    ]);
  },
);
