import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { ArchiveFrame, type ArchiveHead } from '../pages/ArchiveFrame';
import type { ListData } from '../finding/ListData';
import type { NewsTeaser } from './model';
import { NewsList } from './NewsList';
import * as S from './NewsView.styles';

interface NewsViewProps {
  head: ArchiveHead;
  list: ListData<NewsTeaser>;
}

/** All news. */
export function NewsView({ head, list }: NewsViewProps) {
  const { t, locale } = useI18n();
  return (
    <ArchiveFrame head={head}>
      <NewsList title={head.title} list={list} />
      <S.ToTopics>
        <ButtonLink href={href('newsCategories', locale)} look="text">
          {t('news.archive.toTopics')}
        </ButtonLink>
      </S.ToTopics>
    </ArchiveFrame>
  );
}
