import { Accordion } from './Accordion';
import { Buttons } from './Buttons';
import { Card } from './Card';
import { Columns } from './Columns';
import type { BlockForm, BlockHandle, ContentBlock } from './ContentBlock';
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
export const blocks = {
  hero: Hero,
  titleContent: TitleContent,
  textContent: TextContent,
  image: Image,
  card: Card,
  buttons: Buttons,
  links: Links,
  columns: Columns,
  group: Group,
  accordion: Accordion,
  gallery: Gallery,
  slider: Slider,
  video: Video,
  embed: Embed,
  icon: Icon,
  download: Download,
  separator: Separator,
  spacer: Spacer,
  listCategoriesAccommodations: ListCategoriesAccommodations,
  listCategoriesServices: ListCategoriesServices,
  listEvents: ListEvents,
  listNews: ListNews,
  listUniversities: ListUniversities,
} satisfies { [Handle in BlockHandle]: ContentBlock<Handle> };

/** What editors see of the blocks. */
export const contentBlocks: readonly BlockForm[] = Object.values(blocks);
