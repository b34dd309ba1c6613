/** @jest-environment node */
import { everything } from '@/features/finding/codec';
import { pageAt, type Finding } from '@/features/finding/model';
import { select } from '@/features/finding/select';
import { FindingDocument, type FindingQueryVariables } from '@/gql/graphql';
import type { Cms } from '../cms';
import { findEntries } from './findEntries';
import { forgetSections, wholeSection } from './wholeSection';

const siteUrl = 'https://sito.example';
const mapIn = (locale: 'it' | 'en') => ({ locale, siteUrl, cmsHost: siteUrl, preview: false });
const map = mapIn('it');
const ateneo = [{ slug: 'ateneo', position: { lat: 43.4, lng: 12 } }];

/** Homes in their usual order, each a little nearer than the one before; some have no price. */
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

/** As much of a contract as is asked here, over entries that may change. */
class Contract {
  asked = 0;
  constructor(public entries: ReturnType<typeof homes>) {}

  readonly cms = (async (document: unknown, variables: FindingQueryVariables) => {
    if (document !== FindingDocument) throw new Error('asked for something else');
    this.asked += 1;
    const { priceMin, orderBy, limit, offset } = variables;
    const wanted = [priceMin ?? []].flat();
    const found = this.entries.filter(({ priceMin: price }) => {
      if (wanted.includes(':empty:')) return price === null;
      return !wanted.includes(':notempty:') || price !== null;
    });
    const sign = orderBy?.startsWith('priceMin DESC') ? -1 : 1;
    if (orderBy?.startsWith('priceMin'))
      found.sort((a, b) => sign * ((a.priceMin ?? 0) - (b.priceMin ?? 0)));
    const start = offset ?? 0;
    return {
      entries: found.slice(start, start + (limit ?? 100)),
      total: found.length,
      size: this.entries.length,
    };
    // Answers are as wide as the document's own type.
  }) as unknown as Cms;
}

const find = ({ cms }: Contract, more: Partial<Finding>, asked = map) =>
  findEntries('accommodations', { ...everything, ...more }, ateneo, { cms, map: asked });

beforeEach(forgetSections);

it.each(['cheapest', 'dearest'] as const)(
  'pages through the %s as the browser does, those without a price at the end',
  async (sort) => {
    const contract = new Contract(homes(120));
    const whole = await wholeSection('accommodations', { cms: contract.cms, map });
    for (const page of [1, 2, 3, 4, 5]) {
      const finding = { ...everything, sort, page };
      const { items, total, size } = await find(contract, finding);
      const wanted = pageAt(select(whole, finding), finding).items;
      expect(items.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
      expect([total, size]).toEqual([120, 120]);
    }
  },
);

it('has the last page for whoever asks beyond it', async () => {
  const { items, query } = await find(new Contract(homes(120)), { sort: 'cheapest', page: 999 });
  expect(query).toBe('sort=cheapest&page=5');
  expect(items).toHaveLength(24);
  expect(items.at(-1)?.price).toBeNull();
});

it('asks again after a failure', async () => {
  const contract = new Contract(homes(3));
  const broken = (async () => Promise.reject(new Error('away'))) as unknown as Cms;
  await expect(wholeSection('accommodations', { cms: broken, map })).rejects.toThrow('away');
  expect((await find(contract, { view: 'map' })).total).toBe(3);
});

it('shows what was published at once where it is quickly read', async () => {
  const contract = new Contract(homes(3));
  await find(contract, { view: 'map' });
  contract.entries = homes(4);
  forgetSections();
  expect((await find(contract, { view: 'map' })).total).toBe(4);
});

it('asks the contract once for all that it has no words for', async () => {
  const contract = new Contract(homes(600));
  const { items, total } = await find(contract, { near: 'ateneo', sort: 'nearest', page: 2 });
  const asked = contract.asked;
  expect([items[0]?.title, total]).toEqual(['Stanza 575', 600]);
  expect((await find(contract, { bounds: [1, 1, 2, 2] })).total).toBe(0);
  expect((await find(contract, { view: 'map', page: 2 })).items).toHaveLength(100);
  expect(contract.asked).toBe(asked);
});

it('lets nobody wait for thousands to be read again, but on the page that is kept', async () => {
  const contract = new Contract(homes(600));
  const { cms } = contract;
  const english = mapIn('en');
  await find(contract, { view: 'map' }, english);
  contract.entries = homes(601);
  forgetSections();
  expect((await find(contract, { view: 'map' }, english)).total).toBe(600);
  // The page that is kept waits for what the others have begun to read.
  expect(await wholeSection('accommodations', { cms, map: english })).toHaveLength(601);
  expect((await find(contract, { view: 'map' }, english)).total).toBe(601);
});
