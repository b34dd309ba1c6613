import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import type { SharedCardProps } from '@/components/TeaserCard/TeaserCard';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import type { CardLayout } from './cardLayout';
import { CardRow } from './CardRow';

/** The layout of a card list and the props of its cards. */
export interface CardListModel {
  layout: CardLayout;
  /** The props that all its cards share. */
  card: SharedCardProps;
}

interface CardListProps<Item> {
  section: 'events' | 'news' | 'universities';
  layout: CardLayout;
  items: Item[];
  renderCard: (item: Item) => ReactNode;
}

/**
 * The cards of a list block, and a link to the full listing.
 *
 * The cards take their texts from `common`, because an editor can place a list on any page, or in the
 * pre-footer of all pages, and a page loads only `common` and the texts of its own section.
 */
export function CardList<Item extends { id: string }>(props: CardListProps<Item>) {
  const { section, layout, items, renderCard } = props;
  const { t, locale } = useI18n();
  return (
    <CardRow
      section={section}
      kind="cards"
      layout={layout}
      more={
        <ButtonLink look="text" href={href(section, locale)}>
          {t(`common.archive.toAll.${section}`)}
        </ButtonLink>
      }
    >
      {items.map((item) => (
        <li key={item.id}>{renderCard(item)}</li>
      ))}
    </CardRow>
  );
}
