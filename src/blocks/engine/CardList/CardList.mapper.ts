import type { BlockPosition } from '../server/mapper';
import { chooseCardLayout, type CardLayout, type ItemKind } from './cardLayout';
import type { CardListModel } from './CardList';
import { sizesOfItem } from './sizesOfItem';

/** The fields of every list block in the contract. */
export interface RawList {
  slidesQuantity: number | null;
  isSliderSettings: boolean | null;
}

/** @param count the number of items */
export function mapCardLayout(block: RawList, count: number, kind?: ItemKind): CardLayout {
  return chooseCardLayout(count, block.isSliderSettings ?? false, block.slidesQuantity, kind);
}

/** @param count the number of cards */
export function mapCardList(block: RawList, count: number, position: BlockPosition): CardListModel {
  const layout = mapCardLayout(block, count);
  return {
    layout,
    card: {
      heading: `h${position.headingLevel}`,
      sizes: sizesOfItem(position.availableWidth, layout, 'cards'),
    },
  };
}
