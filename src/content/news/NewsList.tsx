import { useI18n } from '@/i18n/I18n';
import { Listing } from '@/features/listing/Listing';
import type { ListingData } from '@/features/listing/ListingData';
import type { NewsTeaser } from './model';
import { NewsCard } from './NewsCard';

interface NewsListProps {
  title: string;
  list: ListingData<NewsTeaser>;
  /** Path of the category page; absent for all news. */
  path?: string;
}

/** News articles, the newest first, below the links to the categories. */
export function NewsList({ title, list, path }: NewsListProps) {
  const { t } = useI18n();
  return (
    <Listing
      section="news"
      title={title}
      list={list}
      path={path}
      pills={{ label: t('news.archive.topics'), all: t('news.archive.all'), samePage: false }}
      card={(news, priority) => <NewsCard news={news} priority={priority} />}
    />
  );
}
