import type { ComponentProps } from 'react';
import { NewsListingDocument, NewsCategoriesDocument } from '@/gql/graphql';
import { loadListingHead } from '@/content/shared/server/listingHead';
import { href } from '@/routing/href';
import { mapNewsList } from './mapper';
import type { NewsCategory } from '../model';
import type { NewsCategoriesView } from '../NewsCategoriesView';
import type { PageContext, PageData } from '@/server/pageData';

/** Data of the page with all news categories: the number of articles and the newest of each. */
export async function newsCategoriesPage(
  context: PageContext,
): Promise<PageData<ComponentProps<typeof NewsCategoriesView>>> {
  const [{ head, page }, categories] = await Promise.all([
    loadListingHead('newsCategories', context),
    loadCategories(context),
  ]);
  return { ...page, view: { head, categories } };
}

async function loadCategories({ locale, cms, map }: PageContext): Promise<NewsCategory[]> {
  const { categories } = await cms(NewsCategoriesDocument, {});
  const result = await Promise.all(
    (categories ?? []).map(async (category) => {
      const { slug, title } = category ?? {};
      if (!slug || !title) return null;
      const { entries, total } = await cms(NewsListingDocument, {
        relatedToCategories: [{ group: ['newsCategories'], slug: [slug] }],
        limit: 1,
      });
      const [latest = null] = mapNewsList(entries, map);
      return { title, href: href('newsCategory', { slug }, locale), count: total, latest };
    }),
  );
  return result.filter((category) => category !== null);
}
