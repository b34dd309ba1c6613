import type { Field } from 'payload';
import type { blockFields } from '../api/blockFields';
import type { ObjectType, ResolversOf } from '../api/ContractResolvers';
import type { AdminText } from '../lib/adminLanguage';

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
  labels: { singular: AdminText; plural: AdminText };
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
