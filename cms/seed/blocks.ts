import type { Page } from '../src/payload-types';
import { htmlToLexical } from '../src/richText/htmlToLexical';
import type { Keys } from './Keys';
import { linkOf } from './links';
import type { BlockSeed } from './types';

export type StoredBlocks = NonNullable<Page['contentManager']>;

/** A block of the content as the page builder stores it, without what is inside. */
function ownFields(block: BlockSeed, keys: Keys): Record<string, unknown> {
  switch (block.type) {
    case 'hero':
      return {
        conditionalField: 'image',
        roundedBorder: block.roundedBorder ?? false,
        backgroundImage: block.backgroundImage && keys.get('pictures', block.backgroundImage),
      };
    case 'titleContent':
      return { plainTitle: block.plainTitle, fontSize: block.fontSize };
    case 'textContent':
      return { textContent: htmlToLexical(block.html), fontSize: block.fontSize };
    case 'image':
      return {
        image: keys.get('pictures', block.image),
        caption: block.caption,
        fieldLink: block.link && linkOf(block.link, keys),
      };
    case 'columns': {
      const { columnNumberMobile, columnNumberTablet, columnNumberDesktop, columnNumberWide } =
        block;
      return { columnNumberMobile, columnNumberTablet, columnNumberDesktop, columnNumberWide };
    }
    case 'buttons':
      return {
        orientation: block.orientation,
        buttonStyle: block.buttonStyle,
        buttons: block.buttons.map((button) => ({ fieldLink: linkOf(button, keys) })),
      };
    case 'listCategoriesAccommodations':
      return {
        elementQuantity: block.elementQuantity,
        listFilterBasic: block.listFilterBasic,
        listCategories: block.listCategories?.map((key) =>
          keys.get('accommodationsCategories', key),
        ),
      };
    case 'group':
      return {};
  }
}

const styleOf = (block: BlockSeed): Record<string, unknown> => ({
  responsiveVisibility: block.responsiveVisibility,
  backgroundColor: block.backgroundColor,
  textColor: block.textColor,
  alignment: block.alignment,
  direction: block.direction,
  contentWidth: block.contentWidth,
  minHeight: block.minHeight,
});

const stored = (block: BlockSeed, keys: Keys): Record<string, unknown> => ({
  blockType: block.type,
  ...styleOf(block),
  ...ownFields(block, keys),
  ...('children' in block && { children: block.children.map((child) => stored(child, keys)) }),
});

/** Blocks of the content as the page builder stores them. */
export const blocksOf = (blocks: readonly BlockSeed[], keys: Keys): StoredBlocks =>
  // Payload checks every block when it is written.
  blocks.map((block) => stored(block, keys)) as unknown as StoredBlocks;
