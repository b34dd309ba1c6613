import { blocks } from '../blocks/registry';
import type { BlockSource } from '../blocks/BlockSource';
import type { Scalars } from '../contract-types';
import { flattenBlocks } from '../lib/flattenBlocks';
import type { Page } from '../payload-types';
import type { Site } from '../sites';
import { blockFields } from './blockFields';

type Level = Scalars['QueryArgument']['input'] | null | undefined;

// Neo returns the top level by default; 0 requests all levels.
const levelOf = (level: Level): number => {
  const number = Number(level ?? 1);
  return Number.isInteger(number) && number >= 0 ? number : 1;
};

const typeName = (handle: string): string => `contentManager_${handle}_BlockType`;

/** Resolves the blocks of a document. */
export const contentManager = (
  { doc, site }: { doc: Pick<Page, 'contentManager'>; site: Site },
  { level: wanted }: { level?: Level },
): BlockSource[] =>
  flattenBlocks(doc.contentManager ?? [], levelOf(wanted)).map(({ block, level }) => ({
    __typename: typeName(block.blockType),
    block,
    level,
    site,
  }));

/** The resolvers of all blocks. The registry of blocks is complete by its type. */
export const blockResolvers = Object.fromEntries(
  Object.entries(blocks).map(([handle, { resolvers }]) => [
    typeName(handle),
    { ...blockFields, ...resolvers },
  ]),
);
