import { callHandler } from '@/server/bff/testing/callHandler';
import type { RequestContext } from '@/server/getRequestProps';
import { contextOf } from '@/server/contextOf';
import { openCms } from '@/server/testing';
import { searchHandler } from './searchHandler';
import { searchPage } from './searchPage';

const empty = {
  accommodations: [],
  services: [],
  events: [],
  universities: [],
  news: [],
  pages: [],
};
const counts = Object.fromEntries(Object.keys(empty).map((section) => [`${section}Count`, 0]));
const page = { __typename: 'pages_pages_Entry', title: 'Muoversi', uri: 'muoversi', seo: null };

const requests: { name: string; variables: Record<string, unknown> }[] = [];
let close: () => Promise<void>;

beforeAll(async () => {
  close = await openCms((request) => {
    requests.push(request);
    const { name, variables } = request;
    if (name === 'SearchCount') return { count: variables.search === 'autobus' ? 3 : 0 };
    if (name === 'SearchCategories') {
      return {
        accommodations: [],
        services: [{ slug: 'muoversi', title: 'Muoversi' }],
        events: [],
      };
    }
    const hasResults = variables.search === 'autobus';
    return { ...empty, ...counts, ...(hasResults && { pages: [page], pagesCount: 9 }) };
  });
});
beforeEach(() => requests.splice(0));
afterAll(() => close());

const get = (query: Record<string, string | string[]>, method = 'GET', address = '203.0.113.1') =>
  callHandler(searchHandler, { method, query, address });

it('returns results that only the browser may cache for a minute', async () => {
  const { status, body, headers } = await get({ q: '  autobus ', locale: 'it' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    query: 'autobus',
    total: 9,
    groups: [{ section: 'pages', count: 9, hits: [{ href: '/muoversi', title: 'Muoversi' }] }],
    suggestions: null,
  });
  expect(headers['cache-control']).toBe('private, max-age=60');
  expect(requests.map(({ name }) => name)).toEqual(['Search']);
  expect(requests[0]?.variables).toMatchObject({ site: ['it'], search: 'autobus', pages: 4 });
});

it('suggests single words with results and categories if the full query has no results', async () => {
  const { status, body } = await get({ q: 'autobus volanti', locale: 'it' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    total: 0,
    groups: [],
    suggestions: {
      words: [{ word: 'autobus', count: 3 }],
      categories: [{ title: 'Muoversi', section: 'services' }],
    },
  });
});

it.each([
  ['no words', { locale: 'it' }, 'search/too-short'],
  ['two letters', { q: 'ca', locale: 'it' }, 'search/too-short'],
  ['two letters and signs', { q: 'c-a!', locale: 'it' }, 'search/too-short'],
  ['an endless text', { q: 'casa '.repeat(21), locale: 'it' }, 'search/too-long'],
  ['no language', { q: 'casa' }, 'search/unknown-locale'],
  ['another language', { q: 'casa', locale: 'de' }, 'search/unknown-locale'],
  ['two languages', { q: 'casa', locale: ['it', 'en'] }, 'search/unknown-locale'],
])('rejects %s without a request to the cms', async (_, query, code) => {
  const { status, body, headers } = await get(query);
  expect(status).toBe(400);
  expect(body).toEqual({ error: { code } });
  expect(headers['cache-control']).toBe('no-store');
  expect(requests).toEqual([]);
});

it('uses the first value of a repeated parameter', async () => {
  expect((await get({ q: ['autobus', 'x'], locale: 'it' })).body).toMatchObject({ total: 9 });
});

it('allows 600 searches of one address in a minute, and sends Retry-After for more', async () => {
  const search = () => get({ q: 'autobus', locale: 'it' }, 'GET', '203.0.113.2');
  const start = Date.now();
  for (let number = 0; number < 600; number += 1) expect((await search()).status).toBe(200);
  const { status, body, headers } = await search();
  expect(status).toBe(429);
  expect(body).toEqual({ error: { code: 'search/too-many' } });
  const seconds = (Date.now() - start) / 1000;
  expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(Math.floor(60 - seconds));
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(headers['cache-control']).toBe('no-store');
  expect((await get({ q: 'autobus', locale: 'it' })).status).toBe(200);
});

it('counts the searches of the page with those of the overlay', async () => {
  const search = (q: string) =>
    searchPage({
      ...contextOf('it'),
      locale: 'it',
      query: { q },
      session: { visitorAddress: '203.0.113.2' },
    } as unknown as RequestContext);
  expect(await search('autobus')).toMatchObject({
    status: 429,
    view: { outcome: { kind: 'failed' } },
  });
  expect(requests).toEqual([]);
  expect(await search('')).toMatchObject({ status: 200, view: { outcome: { kind: 'noQuery' } } });
});

it('allows GET and HEAD only', async () => {
  const { status, headers } = await get({ q: 'casa', locale: 'it' }, 'POST');
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});

it('returns an error code if the cms is unreachable, and does not log the query', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const { CMS_HOST } = process.env;
  process.env.CMS_HOST = 'http://127.0.0.1:1';
  const { status, body, headers } = await get({ q: 'autobus', locale: 'it' });
  process.env.CMS_HOST = CMS_HOST;
  expect(status).toBe(503);
  expect(body).toEqual({ error: { code: 'cms/unreachable' } });
  expect(headers['cache-control']).toBe('no-store');
  expect(log.mock.calls.flat().join()).not.toContain('autobus');
  log.mockRestore();
});
