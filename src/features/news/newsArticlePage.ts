import type { ComponentProps } from 'react';
import { mapBlocks } from '@/blocks/mapBlocks';
import { NewsArticleDocument } from '@/gql/graphql';
import { entryAt } from '@/server/entryAt';
import type { PageContext, PageData } from '@/server/getPageProps';
import { newsArticleThing } from '@/server/structured/newsArticleThing';
import { aroundEntry } from '../pages/aroundEntry';
import { mapNewsArticle } from './mapper';
import type { NewsArticleView } from './NewsArticleView';

/** Data of the page of one piece of news. */
export async function newsArticlePage(
  context: PageContext,
): Promise<PageData<ComponentProps<typeof NewsArticleView>>> {
  const { params, cms, map } = context;
  const { entry: found } = await cms(NewsArticleDocument, { slug: [params.slug ?? ''] });
  const entry = entryAt('newsArticle', found, 'news_news_Entry', context);
  const blocks = await mapBlocks(entry.contentManager, { cms, context: map, firstHeading: 2 });
  const article = mapNewsArticle(entry, blocks, map);
  return {
    ...aroundEntry('newsArticle', entry, entry.excerpt, context),
    thing: (url) => newsArticleThing(article, url),
    view: { article },
  };
}
