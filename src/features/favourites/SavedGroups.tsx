import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/SectionHeading/SectionHeading';
import { useI18n } from '@/i18n/I18n';
import { Group } from '../account/AccountFrame.styles';
import { savedSections, type FavouriteCards, type SavedSection } from './model';
import { SavedCards } from './SavedCards';

interface SavedGroupsProps {
  cards: FavouriteCards;
  /** What stands beside the heading of a section. */
  action?: (section: SavedSection) => ReactNode;
}

/** Favourites by section, the pages last; sections without any are left out. */
export function SavedGroups({ cards, action }: SavedGroupsProps) {
  const { t } = useI18n();
  const filled = savedSections.filter((section) => cards[section].length > 0);
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
          <SavedCards section={section} cards={cards} />
        </Group>
      ))}
    </>
  );
}
