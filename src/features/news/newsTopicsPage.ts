import type { ComponentProps } from 'react';
import { NewsArchiveDocument, NewsTopicsDocument } from '@/gql/graphql';
import type { PageContext, PageData } from '@/server/getPageProps';
import { archiveOf } from '../pages/archive';
import { mapNewsList, topicHref } from './mapper';
import type { Topic } from './model';
import { inTopic } from './inTopic';
import type { NewsTopicsView } from './NewsTopicsView';

/** Data of the index of topics: how much there is of each, and the newest. */
export async function newsTopicsPage(
  context: PageContext,
): Promise<PageData<ComponentProps<typeof NewsTopicsView>>> {
  const [{ head, page }, topics] = await Promise.all([
    archiveOf('newsCategories', context),
    topicsOf(context),
  ]);
  return { ...page, view: { head, topics } };
}

async function topicsOf({ locale, cms, map }: PageContext): Promise<Topic[]> {
  const { categories } = await cms(NewsTopicsDocument, {});
  const topics = await Promise.all(
    (categories ?? []).map(async (category) => {
      const { slug, title } = category ?? {};
      if (!slug || !title) return null;
      const { entries, total } = await cms(NewsArchiveDocument, { ...inTopic(slug), limit: 1 });
      const [latest = null] = mapNewsList(entries, map);
      return { title, href: topicHref(slug, locale), count: total, latest };
    }),
  );
  return topics.filter((topic) => topic !== null);
}
