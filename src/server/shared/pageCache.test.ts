import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWithPageCache } from './testing/runWithPageCache';
import { hasRedis, TestRedis } from './testing/TestRedis';

const withRedis = hasRedis ? it : it.skip;
const needs = hasRedis ? '' : ' (not here: redis-server is not installed)';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studium-pages-'));
  mkdirSync(join(folder, 'server/pages/it'), { recursive: true });
  writeFileSync(join(folder, 'BUILD_ID'), 'build');
  for (const [ending, text] of [
    ['html', 'built'],
    ['json', '{}'],
    ['meta', '{}'],
  ])
    writeFileSync(join(folder, `server/pages/it/news.${ending}`), String(text));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Runs steps in a program that has the pages of a build, and returns what they return. `createCache` creates the cache
 * of one request.
 */
const run = (steps: string, redisUrl = '') =>
  runWithPageCache(
    `
    import nodeFs from 'node:fs';
    const fs = {
      ...nodeFs.promises,
      existsSync: nodeFs.existsSync,
      readFileSync: nodeFs.readFileSync,
      mkdir: (path) => nodeFs.promises.mkdir(path, { recursive: true }),
    };
    const createCache = ({ headers = {}, startedAt = Date.now(), ...more } = {}) =>
      Object.assign(
        new PageCache({
          fs: { ...fs, ...more },
          serverDistDir: ${JSON.stringify(join(folder, 'server'))},
          flushToDisk: true,
          revalidatedTags: [],
          _requestHeaders: headers,
        }),
        { startedAt },
      );
    const key = '/it/news';
    const valueOf = (html) => ({ kind: 'PAGES', html, pageData: {}, headers: {}, status: 200 });
    const set = (cache, html, revalidate = 300) =>
      cache.set(key, html && valueOf(html), { kind: 'PAGES', cacheControl: { revalidate } });
    const get = (cache = createCache()) => cache.get(key, { kind: 'PAGES', isFallback: false });
    const show = async (cache) => (await get(cache))?.value?.html ?? null;
    const redis = createCache().redis;
    await redis?.connected;
    const inRedis = 'studium:build:' + key;
    const result = await (async () => { ${steps} })();
    process.stdout.write(JSON.stringify(result));
    redis?.client.destroy();
  `,
    redisUrl,
  );

/** The same with a Redis of its own. */
async function runWithRedis(steps: string): Promise<unknown> {
  const redis = await TestRedis.start();
  try {
    return await run(steps, redis.url);
  } finally {
    await redis.stop();
  }
}

it('shows the page of the build, then the one that was rendered, also after a start', async () => {
  const shown = await run(`
    const before = await show();
    await set(createCache(), 'rendered');
    return [before, await show()];
  `);
  expect(shown).toEqual(['built', 'rendered']);
  expect(await run('return show();')).toBe('rendered');
});

it('a page that is written while a request reads the old one from disk is not replaced by it', async () => {
  const shown = await run(`
    let begin;
    const begun = new Promise((resolve) => (begin = resolve));
    const slow = async (...args) => {
      const text = await fs.readFile(...args);
      begin();
      await new Promise((resolve) => setTimeout(resolve, 20));
      return text;
    };
    const first = show(createCache({ readFile: slow }));
    await begun;
    await set(createCache(), 'rendered');
    await first;
    return show();
  `);
  expect(shown).toBe('rendered');
});

it('a page that is gone does not come back after the next start', async () => {
  expect(await run(`await set(createCache(), null); return get();`)).toMatchObject({ value: null });
  expect(await run('return get();')).toBeNull();
});

it('reports a written page when all later reads return it', async () => {
  const shown = await run(`
    const writes = globalThis.studiumPageWrites;
    let shownAfterReport;
    Object.defineProperty(writes, 'count', { get: () => 0, set: () => (shownAfterReport = show()) });
    await set(createCache(), 'rendered');
    return shownAfterReport;
  `);
  expect(shown).toBe('rendered');
});

it('notes for a visitor that the page has to be rendered', async () => {
  const visits = await run(`
    let visit;
    globalThis.studiumVisits = { getStore: () => visit };
    const isMissing = async (path) => {
      visit = {};
      await createCache().get(path, { kind: 'PAGES' });
      return visit.isMissing ?? false;
    };
    return [await isMissing(key), await isMissing('/it/other')];
  `);
  expect(visits).toEqual([false, true]);
});

withRedis(`sites share their pages, and each keeps them for an outage${needs}`, async () => {
  const steps = `
    await set(createCache(), 'shared');
    const ttl = await redis.client.ttl(inRedis);
    return [await redis.client.get(inRedis), ttl];
  `;
  const [text, ttl] = (await runWithRedis(steps)) as [string, number];
  expect(JSON.parse(text)).toMatchObject({ value: { html: 'shared' } });
  expect(ttl).toBeGreaterThan(29 * 86_400);
  const shown = await runWithRedis(`
    await redis.client.set(inRedis, ${JSON.stringify(text)});
    const first = await show();
    redis.client.get = () => Promise.reject(new Error('down'));
    console.error = () => undefined;
    return [first, await show()];
  `);
  expect(shown).toEqual(['shared', 'shared']);
});

withRedis(`Redis keeps a page that does not exist for an hour only${needs}`, async () => {
  const [ttl, laterTtl, known, forgotten] = (await runWithRedis(`
    await set(createCache(), null);
    const ttl = await redis.client.ttl(inRedis);
    await redis.client.expire(inRedis, 1800);
    await set(createCache(), null);
    const laterTtl = await redis.client.ttl(inRedis);
    const known = await get();
    await redis.client.del(inRedis);
    return [ttl, laterTtl, known.value, await get()];
  `)) as unknown[];
  expect(ttl).toBeGreaterThan(3500);
  expect(ttl).toBeLessThanOrEqual(3600);
  expect(laterTtl).toBeGreaterThan(1700);
  expect(laterTtl).toBeLessThanOrEqual(1800);
  // Then it is rendered again.
  expect([known, forgotten]).toEqual([null, null]);
});

withRedis(`Redis keeps that a page is gone for as long as a site may have it${needs}`, async () => {
  const ttls = await runWithRedis(`
    const ttls = [];
    const write = async (request, html) => {
      await set(createCache(request), html);
      ttls.push(await redis.client.ttl(inRedis));
    };
    await write({}, 'page');
    await write({}, null);
    await write({}, null);
    await redis.client.del(inRedis);
    await write({ headers: { 'x-prerender-revalidate': 'secret' } }, null);
    return ttls;
  `);
  for (const ttl of ttls as number[]) expect(ttl).toBeGreaterThan(29 * 86_400);
});

withRedis(`Redis gets a page that a site has on its disk only${needs}`, async () => {
  const observed = await runWithRedis(`
    let logged = 0;
    console.error = () => (logged += 1);
    for (let count = 0; count < 3; count += 1) await show();
    return [logged, JSON.parse(await redis.client.get(inRedis)).value.html];
  `);
  expect(observed).toEqual([0, 'built']);
});

withRedis(`after an outage of Redis the page that was rendered last is kept${needs}`, async () => {
  const kept = await runWithRedis(`
    console.error = () => undefined;
    const write = redis.client.set;
    const kept = [];
    for (const seconds of [-60, 60]) {
      redis.client.set = () => Promise.reject(new Error('full'));
      await set(createCache(), 'mine');
      redis.client.set = write;
      const renderedAt = Date.now() + seconds * 1000;
      const entry = { value: valueOf('theirs'), lastModified: Date.now() + 90_000, renderedAt };
      await redis.client.set(inRedis, JSON.stringify(entry));
      await new Promise((resolve) => setTimeout(resolve, 1100));
      const shown = await show();
      kept.push([shown, JSON.parse(await redis.client.get(inRedis)).value.html]);
    }
    return kept;
  `);
  expect(kept).toEqual([
    ['mine', 'mine'],
    ['theirs', 'theirs'],
  ]);
});

withRedis(`a Redis that restarts empty gets the pages back${needs}`, async () => {
  const kept = await runWithRedis(`
    await set(createCache(), 'mine');
    await redis.client.flushAll();
    await show();
    return JSON.parse(await redis.client.get(inRedis)).value.html;
  `);
  expect(kept).toBe('mine');
});

it('a page that began before a publication never replaces it', async () => {
  const shown = await run(`
    const headers = { 'x-prerender-revalidate': 'secret' };
    const shown = [];
    const write = async (request, html) => {
      await set(createCache(request), html);
      shown.push(await show());
    };
    await write({ startedAt: 2000, headers }, 'published');
    await write({ startedAt: 1000 }, 'before');
    await write({ startedAt: 3000 }, 'after');
    await write({ startedAt: 5000, headers }, null);
    await write({ startedAt: 4000 }, 'before its deletion');
    return shown;
  `);
  expect(shown).toEqual(['published', 'published', 'after', null, null]);
});

withRedis(`a page never replaces a later one of another site${needs}`, async () => {
  const shown = await runWithRedis(`
    const headers = { 'x-prerender-revalidate': 'secret' };
    const page = { value: valueOf('theirs'), lastModified: Date.now(), renderedAt: 2000 };
    const shown = [];
    const write = async (request, html) => {
      await set(createCache(request), html);
      shown.push(await show());
    };
    await redis.client.set(inRedis, JSON.stringify(page));
    await write({ startedAt: 1000 }, 'before');
    await write({ startedAt: 3000 }, 'after');
    await redis.client.set(inRedis, JSON.stringify({ ...page, renderedAt: 4000 }));
    // The clock of another machine may be late.
    await write({ startedAt: 1000, headers }, 'published');
    return shown;
  `);
  expect(shown).toEqual(['theirs', 'after', 'published']);
});

withRedis(
  `a page that Next could not regenerate does not replace the new one of another site${needs}`,
  async () => {
    const shown = await runWithRedis(`
    await set(createCache({ startedAt: 1000 }), 'old');
    const failing = createCache({ startedAt: 3000 });
    await get(failing);
    await set(createCache({ startedAt: 2000 }), 'new');
    await set(failing, 'old', 3);
    const first = await show();
    const failingToo = createCache({ startedAt: 4000 });
    await get(failingToo);
    await set(failingToo, 'new', 3);
    return [first, await show(), (await get()).cacheControl.revalidate];
  `);
    expect(shown).toEqual(['new', 'new', 3]);
  },
);

/** Damaged values of a page in Redis. */
const page = {
  value: { kind: 'PAGES', html: '<p>good</p>', pageData: {} },
  lastModified: 1_800_000_000_000,
  renderedAt: 1_800_000_000_000,
  cacheControl: { revalidate: 300 },
};
const damages: Record<string, string> = {
  'half a text': JSON.stringify(page).slice(0, 40),
  'binary data': '\u0000\u0001',
  null: 'null',
  'a list': '[]',
  'no value': JSON.stringify({ ...page, value: undefined }),
  'no version': JSON.stringify({ ...page, renderedAt: undefined }),
  'an invalid time': JSON.stringify({ ...page, lastModified: 'yesterday' }),
  'a page without HTML': JSON.stringify({ ...page, value: { ...page.value, html: {} } }),
  'a page of an unknown kind': JSON.stringify({ ...page, value: { kind: 'x' } }),
  'an invalid lifetime': JSON.stringify({ ...page, cacheControl: { revalidate: 'often' } }),
};

withRedis(`a damaged page is deleted, logged once and counts as missing${needs}`, async () => {
  const observed = await runWithRedis(`
    const observed = {};
    for (const [damage, text] of Object.entries(${JSON.stringify(damages)})) {
      const path = '/' + damage;
      await redis.client.set('studium:build:' + path, text);
      const logged = [];
      console.error = (line) => logged.push(line);
      const read = async () => (await createCache().get(path, { kind: 'PAGES' }))?.value.html;
      observed[damage] = [await read() ?? null, await read() ?? null, logged.length];
    }
    return observed;
  `);
  const expected = Object.keys(damages).map((damage) => [damage, [null, null, 1]]);
  expect(observed).toEqual(Object.fromEntries(expected));
});
