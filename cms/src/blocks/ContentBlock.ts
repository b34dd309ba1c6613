import type { Block, Field } from 'payload';
import type { blockFields } from '../api/blockFields';
import type { ObjectType, ResolversOf } from '../api/ContractResolvers';
import type { Page } from '../payload-types';
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

/** A type handle of the contract that names a block of the page builder. */
export type BlockHandle = ObjectType extends infer Type
  ? Type extends `contentManager_${infer Handle}_BlockType`
    ? Handle
    : never
  : never;

/** What editors see of a block. */
export interface BlockForm {
  /** The type handle of the contract. */
  handle: string;
  labels: NonNullable<Block['labels']>;
  fields: Field[];
  /** Set for blocks that contain other blocks. A hero is allowed only at the top. */
  kind?: 'hero' | 'container';
  /** Handles of the blocks that are allowed inside; all blocks when undefined. */
  children?: readonly string[];
}

/** The definition of one block of the page builder. Each file of this folder exports one. */
export interface ContentBlock<Handle extends BlockHandle> extends BlockForm {
  handle: Handle;
  /** Resolvers of the fields that only this block has in the contract and that are not stored as they are. */
  resolvers: Omit<ResolversOf<`contentManager_${Handle}_BlockType`>, keyof typeof blockFields>;
}
