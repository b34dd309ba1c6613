/** @jest-environment node */
import { defaultListingQuery, type ListingQuery } from '../listingQuery';
import { ListingEntriesDocument, type ListingEntriesQueryVariables } from '@/gql/graphql';
import type { Cms } from '@/server/cms/cmsFor';
import { findEntries } from './findEntries';
import { loadSection } from './loadSection';
import { expireContent } from '@/server/contentCache';

const siteUrl = 'https://sito.example';
const mapIn = (locale: 'it' | 'en') => ({ locale, siteUrl, cmsHost: siteUrl, preview: false });
const mapperContext = mapIn('it');
const ateneo = [{ slug: 'ateneo', position: { lat: 43.4, lng: 12 } }];

/** Homes in the default order, each nearer than the one before; every seventh has no price. */
const homes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    __typename: 'accommodations_accommodations_Entry',
    id: String(index),
    slug: `stanza-${index}`,
    title: `Stanza ${index}`,
    priceMin: index % 7 === 0 ? null : 200 + ((index * 37) % 90),
    pricingMode: 'perRoom',
    address: { address: 'Via', lat: 43.4 + (count - index) / 100_000, lng: 12 },
    image: [],
    categories: [],
  }));

/** A fake cms; a test can replace its entries. */
class Contract {
  requestCount = 0;
  constructor(public entries: ReturnType<typeof homes>) {}

  readonly cms = (async (document: unknown, variables: ListingEntriesQueryVariables) => {
    if (document !== ListingEntriesDocument) throw new Error('unexpected document');
    this.requestCount += 1;
    const { limit, offset } = variables;
    const start = offset ?? 0;
    return {
      entries: this.entries.slice(start, start + (limit ?? 100)),
      size: this.entries.length,
    };
    // The cast is needed because the fake returns only a part of the fields.
  }) as unknown as Cms;
}

const find = ({ cms }: Contract, more: Partial<ListingQuery>, context = mapperContext) =>
  findEntries('accommodations', { ...defaultListingQuery, ...more }, ateneo, {
    cms,
    mapperContext: context,
  });

beforeEach(expireContent);

it('fetches only the first page for the static page', async () => {
  const contract = new Contract(homes(600));
  const { items, total, size, queryString } = await find(contract, {});
  expect([items.length, total, size, queryString]).toEqual([24, 600, 600, '']);
  expect(contract.requestCount).toBe(1);
});

it('returns the last page for a page number after it', async () => {
  const { items, queryString } = await find(new Contract(homes(120)), {
    sort: 'cheapest',
    page: 999,
  });
  expect(queryString).toBe('sort=cheapest&page=5');
  expect(items).toHaveLength(24);
  expect(items.at(-1)?.price).toBeNull();
});

it('sends the request again after a failure', async () => {
  const contract = new Contract(homes(3));
  const broken = (async () => Promise.reject(new Error('away'))) as unknown as Cms;
  await expect(loadSection('accommodations', { cms: broken, mapperContext })).rejects.toThrow(
    'away',
  );
  expect((await find(contract, { view: 'map' })).total).toBe(3);
});

it('returns a publication immediately for a small section', async () => {
  const contract = new Contract(homes(3));
  await find(contract, { view: 'map' });
  contract.entries = homes(4);
  expireContent();
  expect((await find(contract, { view: 'map' })).total).toBe(4);
});

it('loads the section once for all queries', async () => {
  const contract = new Contract(homes(600));
  const { items, total } = await find(contract, { near: 'ateneo', sort: 'nearest', page: 2 });
  const { requestCount } = contract;
  expect([items[0]?.title, total]).toEqual(['Stanza 575', 600]);
  expect((await find(contract, { bounds: [1, 1, 2, 2] })).total).toBe(0);
  expect((await find(contract, { view: 'map', page: 2 })).items).toHaveLength(100);
  expect(contract.requestCount).toBe(requestCount);
});

it('returns stale data for a large section after a publication, except for the static page', async () => {
  const contract = new Contract(homes(600));
  const { cms } = contract;
  const english = mapIn('en');
  await find(contract, { view: 'map' }, english);
  contract.entries = homes(601);
  expireContent();
  expect((await find(contract, { view: 'map' }, english)).total).toBe(600);
  // The static page waits for the request that the query before has started.
  expect(await loadSection('accommodations', { cms, mapperContext: english })).toHaveLength(601);
  expect((await find(contract, { view: 'map' }, english)).total).toBe(601);
});
