import type { Block } from '@/blocks/engine/block';
import type { NewsListingQuery, NewsDetailFragment, NewsTeaserFragment } from '@/gql/graphql';
import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';
import type { MapperContext } from '@/server/mapping/context';
import { mapDecoration } from '@/server/mapping/mapImage';
import { mapFormattedDate } from '@/server/mapping/mapFormattedDate';
import { categoryChoices, type CategoryChoice } from '@/content/shared/categories';
import { mapDetail, mapLabels, mapTags } from '@/content/shared/server/mapper';
import { deadlineHref, mapDeadline } from '@/content/shared/server/mapDeadline';
import type { NewsTeaser } from '../model';
import type { NewsArticle } from '../detail';

/** Maps a news article to a card; null when it has no page in this language. */
export function mapNewsTeaser(
  entry: NewsTeaserFragment,
  context: MapperContext,
): NewsTeaser | null {
  if (!entry.slug) return null;
  return {
    id: entry.id ?? '',
    href: href('newsArticle', { slug: entry.slug }, context.locale),
    title: entry.title ?? '',
    excerpt: entry.excerpt ?? '',
    image: mapDecoration(entry.image, context),
    date: mapFormattedDate(entry.postDate, context),
    deadline: mapDeadline(entry.deadline, context),
    categoryTitles: entry.categories.flatMap((category) => category?.title ?? []),
    categories: entry.categories.flatMap((category) => category?.slug ?? []),
  };
}

export function mapNewsList(
  entries: NewsListingQuery['entries'],
  context: MapperContext,
): NewsTeaser[] {
  return (entries ?? []).flatMap((entry) =>
    entry?.__typename === 'news_news_Entry' ? (mapNewsTeaser(entry, context) ?? []) : [],
  );
}

export function mapNewsArticle(
  entry: NewsDetailFragment,
  blocks: Block[],
  context: MapperContext,
): NewsArticle {
  const categories = mapLabels(entry.categories, (slug) =>
    href('newsCategory', { slug }, context.locale),
  );
  const deadline = mapDeadline(entry.deadline, context);
  const labels = [...categories, ...mapTags(entry.tags)];
  return {
    ...mapDetail(entry, entry.image, labels, blocks, context),
    date: mapFormattedDate(entry.postDate, context),
    deadline,
    calendarHref: deadlineHref('newsDeadline', entry.slug, deadline, context),
  };
}

/** The links to the categories above the news: each category has its own page. */
export function newsCategoryChoices(
  categories: NewsListingQuery['categories'],
  locale: Locale,
): CategoryChoice[] {
  return categoryChoices(categories, href('news', locale), (slug) =>
    href('newsCategory', { slug }, locale),
  );
}
