import type { ComponentProps } from 'react';
import { NewsArchiveDocument } from '@/gql/graphql';
import type { PageContext, PageData } from '@/server/getPageProps';
import { archiveOf } from '../pages/archive';
import { mapNewsList, topicChoices } from './mapper';
import { newsLimit } from './newsLimit';
import type { NewsView } from './NewsView';

/** Data of the list of news. */
export async function newsPage(
  context: PageContext,
): Promise<PageData<ComponentProps<typeof NewsView>>> {
  const { locale, cms, map } = context;
  const [{ head, page }, { entries, total, categories }] = await Promise.all([
    archiveOf('news', context),
    cms(NewsArchiveDocument, { limit: newsLimit }),
  ]);
  return {
    ...page,
    view: {
      head,
      topics: topicChoices(categories, locale),
      news: mapNewsList(entries, map),
      total,
    },
  };
}
