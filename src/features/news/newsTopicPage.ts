import type { ComponentProps } from 'react';
import { notFound } from '@/errors/AppError';
import { NewsArchiveDocument, NewsCategoryDocument } from '@/gql/graphql';
import type { PageContext, PageData } from '@/server/getPageProps';
import { aroundEntry } from '../pages/aroundEntry';
import { inTopic } from './inTopic';
import { mapNewsList, topicChoices } from './mapper';
import { newsLimit } from './newsLimit';
import type { NewsTopicView } from './NewsTopicView';

/** Data of the list of news of one topic. */
export async function newsTopicPage(
  context: PageContext,
): Promise<PageData<ComponentProps<typeof NewsTopicView>>> {
  const { locale, params, cms, map } = context;
  const slug = params.slug ?? '';
  const [{ category }, { entries, total, categories }] = await Promise.all([
    cms(NewsCategoryDocument, { slug: [slug] }),
    cms(NewsArchiveDocument, { ...inTopic(slug), limit: newsLimit }),
  ]);
  if (category?.__typename !== 'newsCategories_Category' || category.slug !== slug) {
    throw notFound(`no topic ${slug}`);
  }
  return {
    ...aroundEntry('newsCategory', category, '', context),
    view: {
      title: category.title ?? '',
      topics: topicChoices(categories, locale),
      topic: slug,
      news: mapNewsList(entries, map),
      total,
    },
  };
}
