import type { BlockSource } from '../blocks/ContentBlock';

/** Resolvers of the fields that every block has. */
export const blockFields = {
  level: ({ level }: BlockSource) => level,
  typeHandle: ({ block }: BlockSource) => block.blockType,
  responsiveVisibility: ({ block }: BlockSource) => block.responsiveVisibility ?? [],
};
