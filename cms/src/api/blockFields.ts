import type { BlockSource } from '../blocks/ContentBlock';

/** Resolvers of the fields that every block has. */
export const blockFields = {
  id: ({ block }: BlockSource) => block.id,
  level: ({ level }: BlockSource) => level,
  typeHandle: ({ block }: BlockSource) => block.blockType,
  responsiveVisibility: ({ block }: BlockSource) => block.responsiveVisibility ?? [],
  backgroundColor: ({ block }: BlockSource) => block.backgroundColor,
  textColor: ({ block }: BlockSource) => block.textColor,
  alignment: ({ block }: BlockSource) => block.alignment,
  direction: ({ block }: BlockSource) => block.direction,
  contentWidth: ({ block }: BlockSource) => block.contentWidth,
  minHeight: ({ block }: BlockSource) => block.minHeight,
};
