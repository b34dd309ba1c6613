import type { ComponentProps } from 'react';
import { NewsListingDocument, NewsCategoriesDocument } from '@/gql/graphql';
import { mapTeaserCategories } from '@/content/shared/server/mapper';
import { loadListingHead } from '@/content/shared/server/loadListingHead';
import { href } from '@/routing/href';
import { openNow } from '@/content/shared/server/mapDeadline';
import { mapNewsList } from './mapper';
import type { NewsCategory } from '../model';
import type { NewsCategoriesView } from '../NewsCategoriesView';
import type { LoadPage, PageContext } from '@/server/pageData';

/** Data of the page with all news categories: the number of articles and the newest of each. */
export const newsCategoriesPage: LoadPage<ComponentProps<typeof NewsCategoriesView>> = async (
  context,
) => {
  const [{ head, page }, categories] = await Promise.all([
    loadListingHead('newsCategories', context),
    loadCategories(context),
  ]);
  return { ...page, view: { head, categories } };
};

async function loadCategories({
  locale,
  cms,
  mapperContext,
}: PageContext): Promise<NewsCategory[]> {
  const { categories } = await cms(NewsCategoriesDocument, {});
  return Promise.all(
    mapTeaserCategories(categories ?? []).map(async ({ slug, title }) => {
      const { entries, total } = await cms(NewsListingDocument, {
        relatedToCategories: [{ group: ['newsCategories'], slug: [slug] }],
        deadline: openNow(),
        limit: 1,
      });
      const [latest = null] = mapNewsList(entries, mapperContext);
      return { title, href: href('newsCategory', { slug }, locale), count: total, latest };
    }),
  );
}
