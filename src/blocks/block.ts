import type { ButtonsProps } from './Buttons/Buttons';
import type { ColumnsProps } from './Columns/Columns';
import type { GroupProps } from './Group/Group';
import type { HeroProps } from './Hero/Hero';
import type { ImageBlockProps } from './Image/Image';
import type { ListCategoriesAccommodationsProps } from './ListCategoriesAccommodations/ListCategoriesAccommodations';
import type { TextContentProps } from './TextContent/TextContent';
import type { TitleContentProps } from './TitleContent/TitleContent';

/** The props of each block's component, by its handle in the contract. */
export interface BlockPropsByType {
  buttons: ButtonsProps;
  columns: ColumnsProps;
  group: GroupProps;
  hero: HeroProps;
  image: ImageBlockProps;
  listCategoriesAccommodations: ListCategoriesAccommodationsProps;
  textContent: TextContentProps;
  titleContent: TitleContentProps;
}

export type BlockType = keyof BlockPropsByType;

/** Colours that an editor may choose, by name; the theme decides what they look like. */
export const blockColors = [
  'paper',
  'surface',
  'sand',
  'ink',
  'brick',
  'ochre',
  'sage',
  'river',
  'plum',
  'night',
] as const;
export type BlockColor = (typeof blockColors)[number];

/** The fields that all blocks have (specification §3): how the block stands in the page. */
export interface BlockFrame {
  /** Widths that show the block; empty for all. */
  visibleOn: ('mobile' | 'tablet' | 'desktop')[];
  background: BlockColor | null;
  color: BlockColor | null;
  alignment: 'left' | 'center' | 'right' | null;
  direction: 'vertical' | 'horizontal' | null;
  width: 'narrow' | 'normal' | 'wide' | 'full' | null;
  minHeight: 'half' | 'full' | null;
}

/** One block of a type, ready to be shown: plain data, decided on the server. */
export interface BlockOf<Type extends BlockType> {
  id: string;
  type: Type;
  frame: BlockFrame;
  props: BlockPropsByType[Type];
  /** Blocks inside; their component gets them rendered, as React children. */
  children: Block[];
}

export type BlockByType = { [Type in BlockType]: BlockOf<Type> };

export type Block = BlockByType[BlockType];

/** Heading levels are computed from the place in the page, never chosen by editors. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
