import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/SectionHeading/SectionHeading';
import { useI18n } from '@/i18n/I18n';
import { Group } from '@/features/account/AccountFrame.styles';
import { favouritesSections, type FavouriteCards, type FavouritesSection } from './model';
import { FavouritesGrid } from './FavouritesGrid';

interface FavouritesGroupsProps {
  cards: FavouriteCards;
  /** Returns the content next to the heading of a section. */
  action?: (section: FavouritesSection) => ReactNode;
}

/** Favourites grouped by section, pages last. Empty sections are not shown. */
export function FavouritesGroups({ cards, action }: FavouritesGroupsProps) {
  const { t } = useI18n();
  const filled = favouritesSections.filter((section) => cards[section].length > 0);
  return (
    <>
      {filled.map((section) => (
        <Group
          key={section}
          data-hue={section === 'pages' ? undefined : section}
          aria-labelledby={section}
        >
          <SectionHeading id={section} action={action?.(section)}>
            {t(`account.favourites.title.${section}`)}
          </SectionHeading>
          <FavouritesGrid section={section} cards={cards} />
        </Group>
      ))}
    </>
  );
}
