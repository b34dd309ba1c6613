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
  /** Whether other blocks go inside. */
  container?: boolean;
  /** Whether it stands at the top level only. */
  topOnly?: boolean;
  /** The fields of the contract that not every block has. */
  resolvers: Record<string, FieldResolver>;
}
