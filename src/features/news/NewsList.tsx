import { Grid } from '@/components/Grid/Grid';
import * as S from '@/components/ListLayout/ListLayout';
import { Pills } from '@/components/Pill/Pills';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import type { CategoryChoice } from '../pages/categories';
import { EmptyList } from '../pages/EmptyList';
import type { NewsTeaser } from './model';
import { NewsCard } from './NewsCard';

export interface NewsListProps {
  topics: CategoryChoice[];
  /** Slug of the topic, or null for all of them. */
  topic: string | null;
  news: NewsTeaser[];
  /** How many there are in all, of which the list may show the newest. */
  total: number;
}

/** News, the newest first, below the topics. */
export function NewsList({ topics, topic, news, total }: NewsListProps) {
  const { t } = useI18n();
  return (
    <>
      <Pills
        label={t('news.archive.topics')}
        samePage={false}
        items={topics.map(({ slug, title, href }) => ({
          href,
          title: title ?? t('news.archive.all'),
          current: slug === topic,
        }))}
      />
      <S.Count>
        {total > news.length
          ? t('news.archive.newest', { shown: news.length, count: total })
          : t('news.archive.count', { count: total })}
      </S.Count>
      <VisuallyHidden as="h2">{t('common.archive.results')}</VisuallyHidden>
      {news.length > 0 ? (
        <Grid>
          {news.map((one, index) => (
            <li key={one.id}>
              <NewsCard news={one} priority={index === 0} />
            </li>
          ))}
        </Grid>
      ) : (
        <EmptyList section="news" />
      )}
    </>
  );
}
