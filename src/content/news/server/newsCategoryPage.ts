import { notFound } from '@/errors/AppError';
import { NewsCategoryDocument } from '@/gql/graphql';
import { followLinksOf } from '@/routing/files';
import { loadChoices } from '@/features/listing/server/loadChoices';
import { findEntries } from '@/features/listing/server/findEntries';
import { parseListingQuery } from '@/features/listing/listingQuery';
import { elementPageData } from '@/content/shared/server/elementPageData';
import { newsCategoryChoices } from './mapper';
import type { PageContext } from '@/server/pageData';

export async function newsCategoryPage(context: PageContext, search = new URLSearchParams()) {
  const { locale, params, cms } = context;
  const slug = params.slug ?? '';
  const [{ category }, { categories }] = await Promise.all([
    cms(NewsCategoryDocument, { slug: [slug] }),
    loadChoices('news', context),
  ]);
  if (category?.__typename !== 'newsCategories_Category' || category.slug !== slug) {
    throw notFound(`no category ${slug}`);
  }
  const { query } = parseListingQuery('news', search);
  const result = await findEntries('news', { ...query, category: slug }, [], context);
  return {
    ...elementPageData('newsCategory', category, '', context),
    query,
    category: slug,
    view: {
      title: category.title ?? '',
      list: {
        result,
        categories: newsCategoryChoices(categories, locale),
        universities: [],
        translations: {},
        fixedCategory: slug,
        followLinks: followLinksOf('newsCategory', locale, slug),
      },
    },
  };
}
