import type { BlockSource } from '../blocks/BlockSource';

export const blockFields = {
  level: ({ level }: BlockSource) => level,
  typeHandle: ({ block }: BlockSource) => block.blockType,
  responsiveVisibility: ({ block }: BlockSource) => block.responsiveVisibility ?? [],
};
