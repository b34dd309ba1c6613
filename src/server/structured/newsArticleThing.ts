import type { NewsArticle as NewsArticleThing } from 'schema-dts';
import { pictureOf } from './place';
import type { NewsArticle } from '@/features/news/model';

/** Longer headlines are cut by those who show them. */
const maxHeadline = 110;

/** A piece of news for search engines. */
export function newsArticleThing(article: NewsArticle, url: string): NewsArticleThing {
  const { title, excerpt, image, date, updatedAt } = article;
  return {
    '@type': 'NewsArticle',
    url,
    headline: Array.from(title).slice(0, maxHeadline).join(''),
    ...(excerpt && { description: excerpt }),
    ...pictureOf(image, url),
    ...(date && { datePublished: date.iso }),
    ...(updatedAt && { dateModified: updatedAt.iso }),
    publisher: { '@id': `${new URL(url).origin}/#publisher` },
  };
}
