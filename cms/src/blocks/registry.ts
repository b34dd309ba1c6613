import { Accordion } from './Accordion';
import { Buttons } from './Buttons';
import { Card } from './Card';
import { Columns } from './Columns';
import type { ContentBlock } from './ContentBlock';
import { Download } from './Download';
import { Embed } from './Embed';
import { Gallery } from './Gallery';
import { Group } from './Group';
import { Hero } from './Hero';
import { Icon } from './Icon';
import { Image } from './Image';
import { Links } from './Links';
import { ListCategoriesAccommodations } from './ListCategoriesAccommodations';
import { ListCategoriesServices } from './ListCategoriesServices';
import { ListEvents } from './ListEvents';
import { ListNews } from './ListNews';
import { ListUniversities } from './ListUniversities';
import { Separator } from './Separator';
import { Slider } from './Slider';
import { Spacer } from './Spacer';
import { TextContent } from './TextContent';
import { TitleContent } from './TitleContent';
import { Video } from './Video';

/** The blocks of the page builder, in the order in which editors see them. */
export const contentBlocks: ContentBlock[] = [
  Hero,
  TitleContent,
  TextContent,
  Image,
  Card,
  Buttons,
  Links,
  Columns,
  Group,
  Accordion,
  Gallery,
  Slider,
  Video,
  Embed,
  Icon,
  Download,
  Separator,
  Spacer,
  ListCategoriesAccommodations,
  ListCategoriesServices,
  ListEvents,
  ListNews,
  ListUniversities,
];
