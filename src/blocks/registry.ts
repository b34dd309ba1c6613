import type { FunctionComponent, ReactNode } from 'react';
import type { BlockPropsByType, BlockType } from './block';
import { Buttons } from './Buttons/Buttons';
import { Columns } from './Columns/Columns';
import { Group } from './Group/Group';
import { Hero } from './Hero/Hero';
import { ImageBlock } from './Image/Image';
import { ListCategoriesAccommodations } from './ListCategoriesAccommodations/ListCategoriesAccommodations';
import { TextContent } from './TextContent/TextContent';
import { TitleContent } from './TitleContent/TitleContent';

type Components = {
  [Type in BlockType]: FunctionComponent<BlockPropsByType[Type] & { children: ReactNode }>;
};

/** The component of each block type; the mappers are in mappers.ts. */
export const components: Components = {
  buttons: Buttons,
  columns: Columns,
  group: Group,
  hero: Hero,
  image: ImageBlock,
  listCategoriesAccommodations: ListCategoriesAccommodations,
  textContent: TextContent,
  titleContent: TitleContent,
};
