import { fetchFavouriteCards } from './fetchFavouriteCards';
import { openCms } from '@/server/testing';

const entries = {
  it: [
    {
      __typename: 'news_news_Entry',
      id: '2',
      slug: 'mensa',
      title: 'Mensa',
      categories: [],
      image: [],
    },
    { __typename: 'pages_pages_Entry', id: '3', slug: 'primi-passi', title: 'Primi passi' },
  ],
  en: [
    {
      __typename: 'news_news_Entry',
      id: '1',
      slug: 'bus',
      title: 'Bus',
      categories: [],
      image: [],
    },
  ],
};
const requests: Record<string, unknown>[] = [];
let close: () => Promise<void>;

beforeAll(async () => {
  close = await openCms(({ variables }) => {
    requests.push(variables);
    return { entries: String(variables.site) === 'en' ? entries.en : entries.it };
  });
});
beforeEach(() => requests.splice(0));
afterAll(() => close());

const mapperContext = {
  locale: 'it',
  siteUrl: 'https://studium.example',
  cmsHost: 'https://cms.example',
  preview: false,
} as const;

it('returns the cards in the saved order, untranslated ones in another language', async () => {
  const cards = await fetchFavouriteCards(['1', '2', '3', '99'], mapperContext);
  expect(cards.news.map(({ href, lang }) => [href, lang])).toEqual([
    ['/en/news/bus', 'en'],
    ['/news/mensa', undefined],
  ]);
  expect(cards.pages).toEqual([{ id: '3', title: 'Primi passi', href: '/primi-passi' }]);
  expect(requests).toMatchObject([
    { site: ['it'], ids: ['1', '2', '3', '99'], limit: 4 },
    { site: ['en'], ids: ['1', '99'], limit: 2 },
  ]);
});

it('sends no request without ids', async () => {
  expect(await fetchFavouriteCards([], mapperContext)).toMatchObject({
    accommodations: [],
    pages: [],
  });
  expect(requests).toEqual([]);
});
