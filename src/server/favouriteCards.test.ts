import { favouriteCards } from './favouriteCards';
import { openCms } from './testing';

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
const asked: Record<string, unknown>[] = [];
let close: () => Promise<void>;

beforeAll(async () => {
  close = await openCms(({ variables }) => {
    asked.push(variables);
    return { entries: String(variables.site) === 'en' ? entries.en : entries.it };
  });
});
beforeEach(() => asked.splice(0));
afterAll(() => close());

const map = {
  locale: 'it',
  siteUrl: 'https://studium.example',
  cmsHost: 'https://cms.example',
  preview: false,
} as const;

it('brings what was saved in its order, from another language where it must', async () => {
  const cards = await favouriteCards(['1', '2', '3', '99'], map);
  expect(cards.news.map(({ href }) => href)).toEqual(['/en/news/bus', '/news/mensa']);
  expect(cards.pages).toEqual([{ id: '3', title: 'Primi passi', href: '/primi-passi' }]);
  expect(asked).toMatchObject([
    { site: ['it'], ids: ['1', '2', '3', '99'], limit: 4 },
    { site: ['en'], ids: ['1', '99'], limit: 2 },
  ]);
});

it('asks nobody for nothing', async () => {
  expect(await favouriteCards([], map)).toMatchObject({ accommodations: [], pages: [] });
  expect(asked).toEqual([]);
});
