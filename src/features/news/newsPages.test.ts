import {
  ArchiveDocument,
  FindingChoicesDocument,
  FindingDocument,
  NewsArchiveDocument,
  NewsCategoryDocument,
  NewsTopicsDocument,
} from '@/gql/graphql';
import type { Cms } from '@/server/cms';
import { newsTopicPage } from './newsTopicPage';
import { newsTopicsPage } from './newsTopicsPage';

const map = {
  locale: 'en',
  siteUrl: 'https://studium.example',
  cmsHost: 'https://cms.example',
  preview: false,
} as const;
const living = { slug: 'living', title: 'Living here' };

/** A cms that knows one topic with two pieces of news. */
const cms: Cms = async (document, variables) => {
  const asked = JSON.stringify(variables);
  const answers = new Map<unknown, unknown>([
    [ArchiveDocument, { entry: { __typename: 'pages_archive_Entry', title: 'Topics' } }],
    [NewsTopicsDocument, { categories: [living, { slug: null, title: 'Draft' }] }],
    [
      NewsCategoryDocument,
      {
        category: asked.includes('living')
          ? {
              __typename: 'newsCategories_Category',
              ...living,
              localized: [{ slug: 'abitare', siteHandle: 'it' }],
            }
          : null,
      },
    ],
    [FindingChoicesDocument, { categories: [living], universities: [] }],
    ...[NewsArchiveDocument, FindingDocument].map((one): [unknown, unknown] => [
      one,
      {
        entries: [
          {
            __typename: 'news_news_Entry',
            id: '2',
            slug: 'rent',
            title: 'Rent',
            categories: [],
            image: [],
          },
        ],
        total: 2,
        size: 9,
      },
    ]),
  ]);
  return answers.get(document) as never;
};
const context = (params: Record<string, string>) => ({ locale: 'en' as const, params, cms, map });

it('counts the news of each topic and names the newest', async () => {
  const { view } = await newsTopicsPage(context({}));
  expect(view.topics).toEqual([
    {
      title: 'Living here',
      href: '/en/news/categories/living',
      count: 2,
      latest: expect.objectContaining({ title: 'Rent', href: '/en/news/rent' }),
    },
  ]);
});

it('shows a topic under its address in each language', async () => {
  const { view, alternates, seo } = await newsTopicPage(context({ slug: 'living' }));
  expect(view).toMatchObject({ title: 'Living here', list: { topic: 'living' } });
  expect(view.list.found).toMatchObject({ total: 2, size: 9 });
  expect(alternates).toEqual({ it: '/news/categorie/abitare', en: '/en/news/categories/living' });
  expect(seo.defaults.title).toBe('Living here');
});

it('knows no page for a topic that does not exist', async () => {
  await expect(newsTopicPage(context({ slug: 'gossip' }))).rejects.toThrow('content/not-found');
});
