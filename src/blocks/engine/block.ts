import type { ComponentProps } from 'react';
import type { Ground } from '@studium/shared/town/grounds';
import type { components } from './registry';

/** The handle of a block in the contract. */
export type BlockType = keyof typeof components;

/** The props of each block's component, besides the rendered children. */
export type BlockPropsByType = {
  [Type in BlockType]: Omit<ComponentProps<(typeof components)[Type]>, 'children'>;
};

/**
 * The fields that all blocks have (specification §3): visibility, colours and layout. Only those that the editor
 * set are present, because most blocks have none.
 */
export interface FrameFields {
  /** The screen widths that show the block; absent for all. */
  visibleOn?: ('mobile' | 'tablet' | 'desktop')[];
  background?: Ground;
  color?: Ground;
  alignment?: 'left' | 'center' | 'right';
  direction?: 'vertical' | 'horizontal';
  width?: 'narrow' | 'normal' | 'wide' | 'full';
  minHeight?: 'half' | 'full';
}

/** A mapped block: plain data, ready to render. */
export interface BlockOf<Type extends BlockType> {
  id: string;
  type: Type;
  frame: FrameFields;
  props: BlockPropsByType[Type];
  /** The nested blocks. The component receives them rendered, as React children. */
  children: Block[];
}

export type BlockByType = { [Type in BlockType]: BlockOf<Type> };

/**
 * The reasons why a block is not shown: the content that it lacks, an unknown type, or an error. Each has a text
 * in src/i18n/texts/{it,en}/preview.json.
 */
export const blockProblems = [
  'unknown',
  'broken',
  'title',
  'text',
  'picture',
  'file',
  'link',
  'video',
  'embed',
  'content',
] as const;
export type BlockProblem = (typeof blockProblems)[number];

/** The preview's replacement for a block that visitors do not see. */
interface OmittedBlock {
  id: string;
  type: 'omitted';
  /** The handle of the editor's block in the contract. */
  handle: string;
  problem: BlockProblem;
  children: Block[];
}

export type KnownBlock = BlockByType[BlockType];

export type Block = KnownBlock | OmittedBlock;
