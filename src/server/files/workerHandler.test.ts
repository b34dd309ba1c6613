import { runInNewContext, Script } from 'node:vm';
import { openSite } from '../bff/testing/Browser';
import type { TestServer } from '../testing';
import { workerHandler } from './workerHandler';

let site: TestServer;
beforeAll(async () => {
  site = await openSite({ '/sw.js': { handler: workerHandler } });
});
afterEach(() => {
  delete process.env.OFFLINE;
});
afterAll(() => site.close());

async function fetchWorker() {
  const response = await fetch(`${site.url}/sw.js`);
  return { headers: response.headers, text: await response.text() };
}

it('serves the worker of this build, which browsers must revalidate', async () => {
  const { headers, text } = await fetchWorker();
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(text).toMatch(/^const build = "[^"]+";\n/);
  expect(text).toContain("addEventListener('fetch'");
  expect(() => new Script(text)).not.toThrow();
});

it('serves a file that a full device cannot store', async () => {
  const { text } = await fetchWorker();
  const listeners: Record<string, (event: object) => void> = {};
  runInNewContext(text, {
    URL,
    location: { origin: 'https://site.example' },
    self: {
      addEventListener: (type: string, listener: (event: object) => void) => {
        listeners[type] = listener;
      },
    },
    fetch: async () => ({
      status: 200,
      type: 'basic',
      headers: new Headers({ 'cache-control': 'public, max-age=31536000' }),
      clone() {
        return this;
      },
    }),
    caches: {
      match: async () => undefined,
      open: async () => ({
        delete: async () => false,
        put: () => Promise.reject(new DOMException('Quota exceeded', 'QuotaExceededError')),
      }),
    },
  });
  const answers: Promise<unknown>[] = [];
  listeners.fetch?.({
    request: { method: 'GET', url: 'https://site.example/_next/static/page.js' },
    respondWith: (answer: Promise<unknown>) => answers.push(answer),
  });
  expect(await Promise.all(answers)).toMatchObject([{ status: 200 }]);
});

it.each([
  ['/en/events', '/en/offline#%2Fen%2Fevents'],
  ['/constructor/x', '/offline#%2Fconstructor%2Fx'],
  ['/__proto__', '/offline#%2F__proto__'],
])('leads from %s without a network to the offline page', async (path, offline) => {
  const { text } = await fetchWorker();
  const listeners: Record<string, (event: object) => void> = {};
  runInNewContext(text, {
    URL,
    Response: { redirect: (to: string) => to },
    location: { origin: 'https://site.example' },
    self: {
      addEventListener: (type: string, listener: (event: object) => void) => {
        listeners[type] = listener;
      },
    },
    fetch: () => Promise.reject(new TypeError('no network')),
    caches: { match: async () => undefined },
  });
  const answers: Promise<unknown>[] = [];
  listeners.fetch?.({
    request: { method: 'GET', mode: 'navigate', url: `https://site.example${path}` },
    respondWith: (answer: Promise<unknown>) => answers.push(answer),
    waitUntil: () => undefined,
  });
  expect(await Promise.all(answers)).toEqual([offline]);
});

it('serves the worker that removes itself and its caches if OFFLINE is off', async () => {
  process.env.OFFLINE = 'off';
  const { text } = await fetchWorker();
  expect(text).toContain('registration.unregister()');
  expect(text).not.toContain("addEventListener('fetch'");
});

it('refuses other methods than GET and HEAD', async () => {
  const { status, headers } = await fetch(`${site.url}/sw.js`, { method: 'POST' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
