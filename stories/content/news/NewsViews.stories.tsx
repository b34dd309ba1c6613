import type { Meta } from '@storybook/nextjs-vite';
import { Wrap } from '@/components/Wrap/Wrap';
import { article, teaser } from '@/content/news/fixtures';
import { NewsArticleView } from '@/content/news/NewsArticleView';
import { NewsCategoriesView } from '@/content/news/NewsCategoriesView';
import { NewsCategoryView } from '@/content/news/NewsCategoryView';
import { NewsList } from '@/content/news/NewsList';
import { NewsView } from '@/content/news/NewsView';
import { listingWith } from '@/features/listing/testing';
import { textContent } from '../../fixtures/blocks/TextContent';
import { headOf } from '../../fixtures/pages/lists';
import { pageIn } from '../../fixtures/pageStories';
import { withPictures } from '../../fixtures/withPictures';

const meta: Meta = { component: NewsView };
export default meta;

const entries = ['1', '2', '3'].map((id) => ({ ...withPictures(teaser), id }));
const list = listingWith(entries);

export const All = pageIn('it', 'news', <NewsView head={headOf('News')} list={list} />);

export const Categories = pageIn(
  'it',
  'newsCategories',
  <NewsCategoriesView
    head={headOf('Categorie')}
    categories={[
      { title: 'Abitare', href: '/news/categorie/abitare', count: 3, latest: entries[0] ?? null },
      { title: 'Studiare', href: '/news/categorie/studiare', count: 0, latest: null },
    ]}
  />,
);

export const Category = pageIn(
  'it',
  'newsCategory',
  <NewsCategoryView title="Abitare" list={{ ...list, fixedCategory: 'abitare' }} />,
);

export const Article = pageIn(
  'it',
  'newsArticle',
  <NewsArticleView article={{ ...withPictures(article), blocks: [textContent.typical] }} />,
);

/** The listing alone, as both pages show it. */
export const List = pageIn(
  'it',
  'news',
  <Wrap>
    <NewsList title="News" list={list} />
  </Wrap>,
);
