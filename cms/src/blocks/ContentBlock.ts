import type { Block, Field } from 'payload';
import type { Page } from '../payload-types';
import type { FieldResolver } from '../api/FieldResolver';
import type { Site } from '../sites';

type TopBlock = NonNullable<Page['contentManager']>[number];

/** The stored data of a block by its handle. */
export type BlockData<Handle extends TopBlock['blockType']> = Extract<
  TopBlock,
  { blockType: Handle }
>;

/** A block on its way to the contract. */
export interface BlockSource<Handle extends TopBlock['blockType'] = TopBlock['blockType']> {
  __typename: string;
  block: BlockData<Handle>;
  /** 1 is the top. */
  level: number;
  site: Site;
}

/** What a file of this folder says about one block of the page builder. */
export interface ContentBlock {
  /** The type handle of the contract. */
  handle: string;
  labels: NonNullable<Block['labels']>;
  fields: Field[];
  /** Blocks that hold other blocks; a hero stands at the top only. */
  kind?: 'hero' | 'container';
  /** Handles of the only blocks that may stand inside; a container without them takes all. */
  children?: readonly string[];
  /** The fields of the contract that not every block has. */
  resolvers: Record<string, FieldResolver>;
}
