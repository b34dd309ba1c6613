import type { Block } from '@/blocks/block';
import type { NewsArchiveQuery, NewsDetailFragment, NewsTeaserFragment } from '@/gql/graphql';
import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';
import type { MapContext } from '@/server/mapping/context';
import { mapImage } from '@/server/mapping/mapImage';
import { mapWrittenDate } from '@/server/mapping/mapWrittenDate';
import { choices, type CategoryChoice } from '../pages/categories';
import { mapDetail, mapLabels, mapTags } from '../pages/mapper';
import type { NewsArticle, NewsTeaser } from './model';

/** A piece of news on a card, or null where it has no address in this language. */
export function mapNewsTeaser(entry: NewsTeaserFragment, context: MapContext): NewsTeaser | null {
  if (!entry.slug) return null;
  return {
    id: entry.id ?? '',
    href: href('newsArticle', { slug: entry.slug }, context.locale),
    title: entry.title ?? '',
    excerpt: entry.excerpt ?? '',
    image: mapImage(entry.image, context),
    date: mapWrittenDate(entry.postDate, context),
    topics: entry.categories.flatMap((category) => category?.title ?? []),
    categories: entry.categories.flatMap((category) => category?.slug ?? []),
  };
}

/** The list of an answer, on cards. */
export function mapNewsList(
  entries: NewsArchiveQuery['entries'],
  context: MapContext,
): NewsTeaser[] {
  return (entries ?? []).flatMap((entry) =>
    entry?.__typename === 'news_news_Entry' ? (mapNewsTeaser(entry, context) ?? []) : [],
  );
}

/** Everything that the page of one piece of news shows. */
export function mapNewsArticle(
  entry: NewsDetailFragment,
  blocks: Block[],
  context: MapContext,
): NewsArticle {
  const topics = mapLabels(entry.categories, (slug) => topicHref(slug, context.locale));
  const labels = [...topics, ...mapTags(entry.tags)];
  return {
    ...mapDetail(entry, entry.image, labels, blocks, context),
    date: mapWrittenDate(entry.postDate, context),
  };
}

/** The pills above the lists of news: each topic has a page of its own. */
export function topicChoices(
  categories: NewsArchiveQuery['categories'],
  locale: Locale,
): CategoryChoice[] {
  return choices(categories, href('news', locale), (slug) => topicHref(slug, locale));
}

/** The list of one topic. */
export function topicHref(slug: string, locale: Locale): string {
  return href('newsCategory', { slug }, locale);
}
