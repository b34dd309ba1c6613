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

/** A block as its resolvers get it. */
export interface BlockSource<Handle extends TopBlock['blockType'] = TopBlock['blockType']> {
  __typename: string;
  block: BlockData<Handle>;
  /** Depth in the tree; 1 is the top. */
  level: number;
  site: Site;
}

/** The definition of one block of the page builder. Each file of this folder exports one. */
export interface ContentBlock {
  /** The type handle of the contract. */
  handle: string;
  labels: NonNullable<Block['labels']>;
  fields: Field[];
  /** Set for blocks that contain other blocks. A hero is allowed only at the top. */
  kind?: 'hero' | 'container';
  /** Handles of the blocks that are allowed inside; all blocks when undefined. */
  children?: readonly string[];
  /** Resolvers of the fields that only this block has in the contract. */
  resolvers: Record<string, FieldResolver>;
}
