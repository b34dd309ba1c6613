import { createHmac } from 'node:crypto';
import { callHandler } from '@/server/bff/testing/callHandler';
import { openCms } from '@/server/testing';
import { matchesHandler } from './matchesHandler';

const secret = 'a-secret-of-some-length';
const requests: { name: string; variables: Record<string, unknown> }[] = [];
let close: () => Promise<void>;

/** Two homes at opposite ends of the town; the university is close to the first. */
const home = (id: string, lat: number) => ({
  __typename: 'accommodations_accommodations_Entry',
  id,
  slug: `home-${id}`,
  title: `Home ${id}`,
  accommodationType: 'singleRoom',
  priceMin: 350,
  priceMax: null,
  pricingMode: 'perPerson',
  image: [],
  includedServices: [],
  categories: [{ slug: 'stanze', title: 'Stanze' }],
  address: { address: `Via ${id}`, lat, lng: 12 },
});
const homes = [home('102', 43.4), home('202', 43.9)];

beforeAll(async () => {
  process.env.REVALIDATE_SECRET = secret;
  process.env.SITE_URL = 'https://studium.example';
  close = await openCms((request) => {
    requests.push(request);
    const ids = request.variables.ids as string[] | undefined;
    const entries = homes.filter(({ id }) => ids?.includes(id) ?? true);
    return request.name === 'ListingChoices'
      ? {
          categories: [{ slug: 'stanze', title: 'Stanze' }],
          universities: [
            {
              __typename: 'universities_universities_Entry',
              slug: 'politecnico',
              title: 'Politecnico',
              address: { lat: 43.401, lng: 12 },
            },
          ],
        }
      : { entries, total: entries.length, size: homes.length };
  });
});
beforeEach(() => requests.splice(0));
afterAll(async () => {
  delete process.env.REVALIDATE_SECRET;
  delete process.env.SITE_URL;
  await close();
});

async function post(content: object, key = secret) {
  const body = JSON.stringify({ site: 'it', section: 'accommodations', query: '', ...content });
  const time = Date.now();
  const hmac = createHmac('sha256', key).update(`${time}.${body}`).digest('hex');
  const headers = { 'x-studium-signature': `t=${time},v1=${hmac}` };
  const answer = await callHandler(matchesHandler, { method: 'POST', headers, body });
  return { status: answer.status, body: answer.body };
}

it('returns the new entries that match the filters of the search', async () => {
  const query = 'category=stanze&price-to=400&near=politecnico&within=5';
  expect(await post({ query, ids: ['102', '202'] })).toEqual({
    status: 200,
    body: {
      title: 'Alloggi',
      filters: ['Stanze', 'Fino a €\u00a0400', expect.stringContaining('Politecnico')],
      url: `https://studium.example/alloggi?${query}`,
      entries: [
        {
          title: 'Home 102',
          url: 'https://studium.example/alloggi/home-102',
          facts: ['Camera singola', '€\u00a0350 al mese', 'Via 102'],
        },
      ],
    },
  });
  const listing = requests.find(({ name }) => name === 'ListingEntries');
  expect(listing?.variables).toMatchObject({ ids: ['102', '202'] });
});

it('matches nothing if a filter is no longer valid', async () => {
  const { body } = await post({ query: 'category=castelli', ids: ['102'] });
  expect(body).toMatchObject({ entries: [] });
});

it('answers in the language of the search', async () => {
  const { body } = await post({ site: 'en', ids: ['102'] });
  expect(body).toMatchObject({
    title: 'Accommodation',
    entries: [{ url: 'https://studium.example/en/accommodations/home-102' }],
  });
});

it.each([
  ['is not signed with the secret', 401, {}, 'another-secret'],
  ['names a section without filters', 400, { section: 'news' }, secret],
  ['names an unknown site', 400, { site: 'de', ids: [] }, secret],
  ['contains an invalid id', 400, { ids: ['1 OR 1'] }, secret],
])('refuses a request that %s', async (_, status, content, key) => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await post({ ids: [], ...content }, key)).toEqual({ status, body: { error: 'refused' } });
  silent.mockRestore();
});
