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
    if (name === 'SearchCategories')
      return {
        accommodations: [],
        services: [{ slug: 'muoversi', title: 'Muoversi' }],
        events: [],
      };
    if (name === 'SearchWords') {
      const countOf = (word: unknown) => (word === 'autobus' ? 3 : 0);
      return {
        ...(variables.has1 === true && { count1: countOf(variables.word1) }),
        ...(variables.has2 === true && { count2: countOf(variables.word2) }),
        ...(variables.has3 === true && { count3: countOf(variables.word3) }),
        ...(variables.has4 === true && { count4: countOf(variables.word4) }),
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

it('counts any number of unknown words in one request, apart from what is the same for all searches', async () => {
  await get({ q: 'uno due tre quattro cinque sei sette', locale: 'it' }, 'GET', '203.0.113.3');
  const [search, ...rest] = requests.map(({ name }) => name);
  expect([search, ...rest.sort()]).toEqual(['Search', 'SearchCategories', 'SearchWords']);
  const words = requests.find(({ name }) => name === 'SearchWords');
  expect(words?.variables).toMatchObject({ word1: 'uno', word4: 'quattro', has4: true });
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

/** Sends searches at once from one address. @returns how many were answered */
async function searchOften(q: string, address: string) {
  const sent = Array.from({ length: 120 }, () => get({ q, locale: 'it' }, 'GET', address));
  const answers = await Promise.all(sent);
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { status, headers, body } of refused)
    expect([status, Number(headers['retry-after']) > 0, body]).toEqual([
      429,
      true,
      { error: { code: 'site/too-many-requests' } },
    ]);
  return answers.length - refused.length;
}

describe('a network that searches often', () => {
  // Time stands still, so that no search is forgotten.
  beforeEach(() => {
    jest.spyOn(performance, 'now').mockReturnValue(1e6);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('answers a network only some searches at once, and fewer without a result', async () => {
    const found = await searchOften('autobus', '203.0.113.4');
    expect(found).toBeGreaterThan(60);
    expect(found).toBeLessThan(100);
    for (let searched = 0; searched < 15; searched += 1)
      await get({ q: 'volante', locale: 'it' }, 'GET', '203.0.113.5');
    expect(await searchOften('autobus', '203.0.113.5')).toBeLessThan(45);
    expect((await get({ q: 'autobus', locale: 'it' }, 'GET', '203.0.113.8')).status).toBe(200);
  }, 20_000);

  it('counts the searches of the page without a result too', async () => {
    const search = (q: string) =>
      searchPage({
        ...contextOf('it'),
        locale: 'it',
        query: { q },
        session: { visitorAddress: '203.0.113.6' },
      } as unknown as RequestContext);
    for (let searched = 0; searched < 30; searched += 1) await search('volante');
    const { status } = await get({ q: 'autobus', locale: 'it' }, 'GET', '203.0.113.6');
    expect(status).toBe(429);
    expect(await search('')).toMatchObject({ status: 200, view: { outcome: { kind: 'noQuery' } } });
  });
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
