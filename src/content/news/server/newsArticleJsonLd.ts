import type { NewsArticle as SchemaNewsArticle } from 'schema-dts';
import { imageJsonLd } from '@/server/jsonLd/jsonLdParts';
import type { NewsArticle } from '../detail';

/** Search engines cut longer headlines. */
const maxHeadline = 110;

export function newsArticleJsonLd(article: NewsArticle, url: string): SchemaNewsArticle {
  const { title, excerpt, image, date, deadline, updatedAt } = article;
  return {
    '@type': 'NewsArticle',
    url,
    headline: Array.from(title).slice(0, maxHeadline).join(''),
    ...(excerpt && { description: excerpt }),
    ...imageJsonLd(image, url),
    ...(date && { datePublished: date.iso }),
    ...(updatedAt && { dateModified: updatedAt.iso }),
    ...(deadline && { expires: deadline.iso }),
    publisher: { '@id': `${new URL(url).origin}/#publisher` },
  };
}
