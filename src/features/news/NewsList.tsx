import { useI18n } from '@/i18n/I18n';
import { FindingList } from '../finding/FindingList';
import type { ListData } from '../finding/ListData';
import type { NewsTeaser } from './model';
import { NewsCard } from './NewsCard';

export interface NewsListProps {
  title: string;
  list: ListData<NewsTeaser>;
  /** Of the topic whose news they are; none for all. */
  path?: string;
}

/** News, the newest first, below the topics. */
export function NewsList({ title, list, path }: NewsListProps) {
  const { t } = useI18n();
  return (
    <FindingList
      section="news"
      title={title}
      list={list}
      path={path}
      pills={{ label: t('news.archive.topics'), all: t('news.archive.all'), samePage: false }}
      card={(news, priority) => <NewsCard news={news} priority={priority} />}
    />
  );
}
