import type { BlockSource } from '../blocks/ContentBlock';

export const blockFields = {
  level: ({ level }: BlockSource) => level,
  typeHandle: ({ block }: BlockSource) => block.blockType,
  responsiveVisibility: ({ block }: BlockSource) => block.responsiveVisibility ?? [],
};
