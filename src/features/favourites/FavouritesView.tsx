import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { AccountFrame } from '@/features/account/AccountFrame';
import * as S from '@/features/account/AccountFrame.styles';
import { CardsSkeleton } from '@/features/account/CardsSkeleton';
import { SessionContent } from '@/features/account/SessionContent';
import { useVisitor } from '@/features/account/useVisitor';
import type { FavouritesSection, FavouritesData } from './model';
import { CmsUnavailable } from './CmsUnavailable';
import { NoFavourites } from './NoFavourites';
import { FavouritesGrid } from './FavouritesGrid';
import { FavouritesNav } from './FavouritesNav';

/** The favourites of one section. */
export function FavouritesView({
  section,
  visitor: serverSession,
  cards,
}: FavouritesData & { section: FavouritesSection }) {
  const { t } = useI18n();
  const visitor = useVisitor(serverSession);
  return (
    <AccountFrame visitor={visitor} title={t(`account.favourites.title.${section}`)}>
      <SessionContent visitor={visitor} skeleton={<CardsSkeleton />}>
        {(user) => (
          <>
            <FavouritesNav user={user} current={section} />
            <S.Content>
              <VisuallyHidden as="h2">{t('common.archive.results')}</VisuallyHidden>
              {cards === null ? (
                <CmsUnavailable />
              ) : cards[section].length > 0 ? (
                <FavouritesGrid section={section} cards={cards} />
              ) : (
                <NoFavourites section={section} />
              )}
            </S.Content>
          </>
        )}
      </SessionContent>
    </AccountFrame>
  );
}
