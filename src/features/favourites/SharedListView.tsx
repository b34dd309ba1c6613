import { Breadcrumbs } from '@/content/shared/Breadcrumbs';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import * as S from '@/features/account/AccountFrame.styles';
import type { SharedList } from './model';
import { FavouritesGroups } from './FavouritesGroups';
import { hasNoCards } from './emptyCards';

/** The favourites of another visitor, for everyone who has the link. It does not show the owner. */
export function SharedListView({ list }: { list: SharedList }) {
  const { t } = useI18n();
  const shown = list.status === 'shared' && !hasNoCards(list.cards);
  return (
    <S.Page>
      <Breadcrumbs />
      <S.Head>
        <S.Words>
          <h1>{t('account.sharedList.title')}</h1>
          {shown && <S.Lead>{t('account.sharedList.lead')}</S.Lead>}
        </S.Words>
      </S.Head>
      <S.Content>
        {shown ? (
          <FavouritesGroups cards={list.cards} />
        ) : (
          <Nothing why={list.status === 'shared' ? 'empty' : list.status} />
        )}
      </S.Content>
    </S.Page>
  );
}

function Nothing({ why }: { why: 'empty' | Exclude<SharedList['status'], 'shared'> }) {
  const { t, locale } = useI18n();
  return (
    <EmptyState
      title={t(`account.sharedList.${why}.title`)}
      text={t(`account.sharedList.${why}.text`)}
      action={
        <ButtonLink href={href('accommodations', locale)}>
          {t('account.sharedList.action')}
        </ButtonLink>
      }
    />
  );
}
