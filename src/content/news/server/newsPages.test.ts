import { context as italian } from '@/blocks/engine/testing/rawBlocks';
import {
  ListingHeadDocument,
  ListingChoicesDocument,
  ListingEntriesDocument,
  NewsListingDocument,
  NewsCategoryDocument,
  NewsCategoriesDocument,
} from '@/gql/graphql';
import type { Cms } from '@/server/cms/cmsFor';
import { newsCategoryPage } from './newsCategoryPage';
import { newsCategoriesPage } from './newsCategoriesPage';

const mapperContext = { ...italian, locale: 'en' } as const;
const living = { slug: 'living', title: 'Living here' };

const article = { __typename: 'news_news_Entry', image: [] };

/** A cms with one category and two articles. */
const cms: Cms = async (document, variables) => {
  const serialized = JSON.stringify(variables);
  const answers = new Map<unknown, unknown>([
    [ListingHeadDocument, { entry: { __typename: 'pages_archive_Entry', title: 'Topics' } }],
    [NewsCategoriesDocument, { categories: [living, { slug: null, title: 'Draft' }] }],
    [
      NewsCategoryDocument,
      {
        category: serialized.includes('living')
          ? {
              __typename: 'newsCategories_Category',
              ...living,
              localized: [{ slug: 'abitare', siteHandle: 'it' }],
            }
          : null,
      },
    ],
    [ListingChoicesDocument, { categories: [living], universities: [] }],
    ...[NewsListingDocument, ListingEntriesDocument].map((one): [unknown, unknown] => [
      one,
      {
        entries: [
          { ...article, id: '2', slug: 'rent', title: 'Rent', categories: [living] },
          { ...article, id: '3', slug: 'feast', title: 'Feast', categories: [] },
        ],
        total: 2,
        size: 2,
      },
    ]),
  ]);
  return answers.get(document) as never;
};
const context = (params: Record<string, string>) => ({
  locale: 'en' as const,
  params,
  cms,
  mapperContext,
});

it('counts the news of each category and names the newest', async () => {
  const { view } = await newsCategoriesPage(context({}));
  expect(view.categories).toEqual([
    {
      title: 'Living here',
      href: '/en/news/categories/living',
      count: 2,
      latest: expect.objectContaining({ title: 'Rent', href: '/en/news/rent' }),
    },
  ]);
});

it('has the address of a category in each language', async () => {
  const { view, alternates, seo } = await newsCategoryPage(context({ slug: 'living' }));
  expect(view).toMatchObject({ title: 'Living here', list: { fixedCategory: 'living' } });
  expect(view.list.result).toMatchObject({ total: 1, size: 2 });
  expect(alternates).toEqual({ it: '/news/categorie/abitare', en: '/en/news/categories/living' });
  expect(seo.defaults.title).toBe('Living here');
});

it('has no page for a category that does not exist', async () => {
  await expect(newsCategoryPage(context({ slug: 'gossip' }))).rejects.toThrow('content/not-found');
});
