import { useI18n } from '@/i18n/I18n';
import type { AccountPageProps } from '@/features/account/AccountFrame';
import { FavouritesFrame } from './FavouritesFrame';
import { FavouritesGrid } from './FavouritesGrid';
import type { FavouritesSection } from './model';
import { NoFavourites } from './NoFavourites';

interface FavouritesViewProps extends AccountPageProps {
  section: FavouritesSection;
}

export function FavouritesView({ section, isCheckFailed }: FavouritesViewProps) {
  const { t } = useI18n();
  return (
    <FavouritesFrame
      section={section}
      isCheckFailed={isCheckFailed}
      title={t(`account.favourites.title.${section}`)}
    >
      {(cards) =>
        cards[section].length > 0 ? (
          <FavouritesGrid section={section} cards={cards} />
        ) : (
          <NoFavourites section={section} />
        )
      }
    </FavouritesFrame>
  );
}
