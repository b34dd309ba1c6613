import { divideContainer, toSizesAttribute, type AvailableWidth } from '../availableWidth';
import type { BlockPosition } from '../server/mapper';
import {
  chooseCardLayout,
  columnBreakpoints,
  columnsByBreakpoint,
  type CardLayout,
  type ItemKind,
} from './cardLayout';
import type { CardListModel } from './CardList';

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

const rem = 16;

/** Returns the `sizes` of a picture that fills one item of a list with this available width. */
export function sizesOfItem(
  availableWidth: AvailableWidth,
  layout: CardLayout,
  kind: ItemKind,
): string {
  const columns = columnsByBreakpoint(layout, kind);
  const columnsAt = (pixels: number) =>
    columns[columnBreakpoints.filter((from) => pixels >= from * rem).length] ?? 1;
  return toSizesAttribute(divideContainer(availableWidth, columnsAt));
}
