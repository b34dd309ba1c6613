import type { IncomingMessage } from 'node:http';
import { queue } from './queue';
import { waitForNewPage } from './waitForNewPage';

const request = (url: string, method = 'GET') => waitForNewPage({ method, url } as IncomingMessage);

/** Pages that are regenerated when the test says so. */
const waiting = new Map<string, () => void>();
const add = (path: string) =>
  queue.add(path, () => new Promise<void>((resolve) => waiting.set(path, resolve)), 'other');

afterEach(() => {
  jest.useRealTimers();
  for (const finish of waiting.values()) finish();
});

it('does not delay requests while no page waits', () => {
  expect(request('/alloggi')).toBeNull();
});

it.each([
  ['/', '/'],
  ['/en?utm_source=mail', '/en'],
  ['/en/accommodations', '/en/alloggi'],
  ['/alloggi/mansarda', '/alloggi/mansarda'],
  ['/_next/data/build/it.json', '/'],
  ['/_next/data/build/it/alloggi/mansarda.json?slug=mansarda', '/alloggi/mansarda'],
  ['/_next/data/build/en/alloggi.json', '/en/alloggi'],
])('%s waits for its page %s', async (url, path) => {
  const added = add(path);
  const visit = request(url);
  expect(visit).not.toBeNull();
  expect(request('/credits')).toBeNull();
  waiting.get(path)?.();
  await visit;
  expect(await added).toBe(true);
});

it('does not delay other methods', async () => {
  const added = add('/alloggi');
  expect(request('/alloggi', 'POST')).toBeNull();
  waiting.get('/alloggi')?.();
  await added;
});

it('sends the old page if the new one takes longer than two seconds', async () => {
  const added = add('/alloggi');
  const visit = request('/alloggi');
  const start = performance.now();
  await visit;
  expect(performance.now() - start).toBeGreaterThan(1900);
  waiting.get('/alloggi')?.();
  await added;
});
