import type { SharedCardProps } from '@/components/TeaserCard/TeaserCard';
import type { CardLayout } from './cardLayout';

/** The layout of a card list and the props of its cards. */
export interface CardListModel {
  layout: CardLayout;
  /** The props that all its cards share. */
  card: SharedCardProps;
}
