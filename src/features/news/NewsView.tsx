import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { ArchiveFrame, type ArchiveHead } from '../pages/ArchiveFrame';
import { NewsList, type NewsListProps } from './NewsList';
import * as S from './NewsView.styles';

interface NewsViewProps extends Omit<NewsListProps, 'topic'> {
  head: ArchiveHead;
}

/** All news. */
export function NewsView({ head, ...list }: NewsViewProps) {
  const { t, locale } = useI18n();
  return (
    <ArchiveFrame head={head}>
      <NewsList {...list} topic={null} />
      <S.ToTopics>
        <ButtonLink href={href('newsCategories', locale)} look="text">
          {t('news.archive.toTopics')}
        </ButtonLink>
      </S.ToTopics>
    </ArchiveFrame>
  );
}
