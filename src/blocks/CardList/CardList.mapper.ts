import type { BlockPlace } from '../mapper';
import { arrange, type Arrangement, type ItemKind } from './arrangement';
import type { CardListModel } from './model';
import { sizesOfItem } from './sizesOfItem';

/** Fields of every list block in the contract. */
export interface RawList {
  slidesQuantity: number | null;
  isSliderSettings: boolean | null;
}

/** @param count how many there are to be shown */
export function mapArrangement(block: RawList, count: number, kind?: ItemKind): Arrangement {
  return arrange(count, block.isSliderSettings ?? false, block.slidesQuantity, kind);
}

/** @param count how many cards there are */
export function mapCardList(block: RawList, count: number, place: BlockPlace): CardListModel {
  const arrangement = mapArrangement(block, count);
  return {
    arrangement,
    card: {
      heading: `h${place.headingLevel}`,
      sizes: sizesOfItem(place.share, arrangement, 'cards'),
    },
  };
}
