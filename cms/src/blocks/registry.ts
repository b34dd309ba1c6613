import { Buttons } from './Buttons';
import { Columns } from './Columns';
import type { ContentBlock } from './ContentBlock';
import { Group } from './Group';
import { Hero } from './Hero';
import { Image } from './Image';
import { ListCategoriesAccommodations } from './ListCategoriesAccommodations';
import { TextContent } from './TextContent';
import { TitleContent } from './TitleContent';

/** The blocks of the page builder, in the order of the editors' drawer. */
export const contentBlocks: ContentBlock[] = [
  Hero,
  TitleContent,
  TextContent,
  Image,
  Buttons,
  Columns,
  Group,
  ListCategoriesAccommodations,
];
