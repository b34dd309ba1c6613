import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { AccountFrame, type AccountPageProps } from '@/features/account/AccountFrame';
import * as S from '@/features/account/AccountFrame.styles';
import { FavouritesContent } from './FavouritesContent';
import { FavouritesGrid } from './FavouritesGrid';
import { FavouritesNav } from './FavouritesNav';
import { FavouritesSkeleton } from './FavouritesSkeleton';
import type { FavouritesSection } from './model';
import { NoFavourites } from './NoFavourites';

interface FavouritesViewProps extends AccountPageProps {
  section: FavouritesSection;
}

export function FavouritesView({ section, isCheckFailed }: FavouritesViewProps) {
  const { t } = useI18n();
  return (
    <AccountFrame
      isCheckFailed={isCheckFailed}
      title={t(`account.favourites.title.${section}`)}
      skeleton={<FavouritesSkeleton current={section} />}
    >
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
    </AccountFrame>
  );
}
