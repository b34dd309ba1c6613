import { contentBlocks } from '../blocks/registry';
import type { BlockSource } from '../blocks/ContentBlock';
import { flattenBlocks } from '../lib/flattenBlocks';
import type { Page } from '../payload-types';
import type { Site } from '../sites';
import { blockFields } from './blockFields';
import type { TypeResolvers } from './FieldResolver';

interface Args {
  level?: unknown;
}

// Neo returns the top level by default; 0 requests all levels.
const levelOf = (level: unknown): number => {
  const number = Number(level ?? 1);
  return Number.isInteger(number) && number >= 0 ? number : 1;
};

const typeName = (handle: string): string => `contentManager_${handle}_BlockType`;

/** Creates the resolver of a field of blocks. */
export const contentManager =
  <Source extends { site: Site }>(pick: (source: Source) => Page['contentManager']) =>
  (source: Source, args: Args): BlockSource[] =>
    flattenBlocks(pick(source) ?? [], levelOf(args.level)).map(({ block, level }) => ({
      __typename: typeName(block.blockType),
      block,
      level,
      site: source.site,
    }));

export const blockResolvers: TypeResolvers = Object.fromEntries(
  contentBlocks.map(({ handle, resolvers }) => [
    typeName(handle),
    { ...blockFields, ...resolvers },
  ]),
);
