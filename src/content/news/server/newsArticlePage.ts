import type { ComponentProps } from 'react';
import { mapBlocks } from '@/blocks/engine/server/mapBlocks';
import { NewsArticleDocument } from '@/gql/graphql';
import { requireEntryAtSlug } from '@/server/requireEntryAtSlug';
import { newsArticleJsonLd } from './newsArticleJsonLd';
import { elementPageData } from '@/content/shared/server/elementPageData';
import { mapNewsArticle } from './mapper';
import type { NewsArticleView } from '../NewsArticleView';
import type { LoadPage } from '@/server/pageData';

export const newsArticlePage: LoadPage<ComponentProps<typeof NewsArticleView>> = async (
  context,
) => {
  const { params, cms, mapperContext } = context;
  const { entry: data } = await cms(NewsArticleDocument, { slug: [params.slug ?? ''] });
  const entry = requireEntryAtSlug('newsArticle', data, 'news_news_Entry', context);
  const blocks = await mapBlocks(entry.contentManager, context, 2);
  const article = mapNewsArticle(entry, blocks, mapperContext);
  return {
    ...elementPageData('newsArticle', entry, entry.excerpt, context),
    picture: article.image,
    jsonLd: (url) => newsArticleJsonLd(article, url),
    view: { article },
  };
};
