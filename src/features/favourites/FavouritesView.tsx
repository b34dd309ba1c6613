import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { AccountFrame } from '@/features/account/AccountFrame';
import * as S from '@/features/account/AccountFrame.styles';
import { SessionContent } from '@/features/account/SessionContent';
import { useAccountSession, type AccountPageProps } from '@/features/account/useAccountSession';
import { FavouritesContent } from './FavouritesContent';
import { FavouritesGrid } from './FavouritesGrid';
import { FavouritesNav } from './FavouritesNav';
import { FavouritesSkeleton } from './FavouritesSkeleton';
import type { FavouritesSection } from './model';
import { NoFavourites } from './NoFavourites';

/** The favourites of one section. */
export function FavouritesView({
  section,
  ...props
}: AccountPageProps & { section: FavouritesSection }) {
  const { t } = useI18n();
  const session = useAccountSession(props);
  return (
    <AccountFrame session={session} title={t(`account.favourites.title.${section}`)}>
      <SessionContent session={session} skeleton={<FavouritesSkeleton current={section} />}>
        {(user) => (
          <>
            <FavouritesNav user={user} current={section} />
            <S.Content>
              <VisuallyHidden as="h2">{t('common.archive.results')}</VisuallyHidden>
              {/* Each section has a page, and Next keeps the component between them. */}
              <FavouritesContent key={section} section={section}>
                {(cards) =>
                  cards[section].length > 0 ? (
                    <FavouritesGrid section={section} cards={cards} />
                  ) : (
                    <NoFavourites section={section} />
                  )
                }
              </FavouritesContent>
            </S.Content>
          </>
        )}
      </SessionContent>
    </AccountFrame>
  );
}
