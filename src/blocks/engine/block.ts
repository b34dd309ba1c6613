import type { AccordionProps } from '../Accordion/Accordion';
import type { ButtonsProps } from '../Buttons/Buttons';
import type { CardProps } from '../Card/Card';
import type { ColumnsProps } from '../Columns/Columns';
import type { DownloadProps } from '../Download/Download';
import type { EmbedBlockProps } from '../Embed/Embed';
import type { GalleryProps } from '../Gallery/Gallery';
import type { GroupProps } from '../Group/Group';
import type { HeroProps } from '../Hero/Hero';
import type { IconBlockProps } from '../Icon/Icon';
import type { ImageBlockProps } from '../Image/Image';
import type { LinksProps } from '../Links/Links';
import type { ListCategoriesAccommodationsProps } from '../ListCategoriesAccommodations/ListCategoriesAccommodations';
import type { ListCategoriesServicesProps } from '../ListCategoriesServices/ListCategoriesServices';
import type { ListEventsProps } from '../ListEvents/ListEvents';
import type { ListNewsProps } from '../ListNews/ListNews';
import type { ListUniversitiesProps } from '../ListUniversities/ListUniversities';
import type { SeparatorProps } from '../Separator/Separator';
import type { SliderProps } from '../Slider/Slider';
import type { SpacerProps } from '../Spacer/Spacer';
import type { TextContentProps } from '../TextContent/TextContent';
import type { TitleContentProps } from '../TitleContent/TitleContent';
import type { VideoBlockProps } from '../Video/Video';
import type { Ground } from '@studium/shared/town/grounds';

/** The props of each block's component, by the block's handle in the contract. */
export interface BlockPropsByType {
  accordion: AccordionProps;
  buttons: ButtonsProps;
  card: CardProps;
  columns: ColumnsProps;
  download: DownloadProps;
  embed: EmbedBlockProps;
  gallery: GalleryProps;
  group: GroupProps;
  hero: HeroProps;
  icon: IconBlockProps;
  image: ImageBlockProps;
  links: LinksProps;
  listCategoriesAccommodations: ListCategoriesAccommodationsProps;
  listCategoriesServices: ListCategoriesServicesProps;
  listEvents: ListEventsProps;
  listNews: ListNewsProps;
  listUniversities: ListUniversitiesProps;
  separator: SeparatorProps;
  slider: SliderProps;
  spacer: SpacerProps;
  textContent: TextContentProps;
  titleContent: TitleContentProps;
  video: VideoBlockProps;
}

export type BlockType = keyof BlockPropsByType;

/**
 * The fields that all blocks have (specification §3): visibility, colours and layout. Only those that the editor
 * set are present, because most blocks have none.
 */
export interface BlockFrame {
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
  frame: BlockFrame;
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
export interface UnknownBlock {
  id: string;
  type: 'unknown';
  /** The handle of the editor's block in the contract. */
  handle: string;
  problem: BlockProblem;
  children: Block[];
}

export type KnownBlock = BlockByType[BlockType];

export type Block = KnownBlock | UnknownBlock;
