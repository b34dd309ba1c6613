import type { CardPlace } from '@/components/TeaserCard/TeaserCard';
import type { Arrangement } from './arrangement';

/** How a list of cards stands in its page. */
export interface CardListModel {
  arrangement: Arrangement;
  /** What all its cards have in common. */
  card: CardPlace;
}
