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
