import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { listingHref } from '@/features/listing/listingHref';
import { defaultListingQuery, type ListingQuery } from '@/features/listing/listingQuery';
import { ListingFrame, type ListingViewProps } from '@/content/shared/ListingFrame';
import type { NewsTeaser } from './model';
import { NewsList } from './NewsList';
import * as S from './NewsView.styles';

const closing: ListingQuery = { ...defaultListingQuery, deadline: ['only'] };

export function NewsView({ head, list }: ListingViewProps<NewsTeaser>) {
  const { t, locale } = useI18n();
  return (
    <ListingFrame head={head}>
      <NewsList title={head.title} list={list} />
      <S.ToCategories>
        <ButtonLink href={href('newsCategories', locale)} look="text">
          {t('news.archive.toTopics')}
        </ButtonLink>
        <ButtonLink href={listingHref('news', closing, locale)} look="text">
          {t('news.archive.closing')}
        </ButtonLink>
      </S.ToCategories>
    </ListingFrame>
  );
}
