import type { BlockType } from '../block';
import { mapAccordion } from '@/blocks/Accordion/Accordion.mapper';
import { mapButtons } from '@/blocks/Buttons/Buttons.mapper';
import { mapCard } from '@/blocks/Card/Card.mapper';
import { mapColumns } from '@/blocks/Columns/Columns.mapper';
import { mapDownload } from '@/blocks/Download/Download.mapper';
import { mapEmbed } from '@/blocks/Embed/Embed.mapper';
import { mapGalleryBlock } from '@/blocks/Gallery/Gallery.mapper';
import { mapGroup } from '@/blocks/Group/Group.mapper';
import { mapHero } from '@/blocks/Hero/Hero.mapper';
import { mapIcon } from '@/blocks/Icon/Icon.mapper';
import { mapImageBlock } from '@/blocks/Image/Image.mapper';
import { mapLinks } from '@/blocks/Links/Links.mapper';
import {
  loadListCategoriesAccommodations,
  mapListCategoriesAccommodations,
} from '@/blocks/ListCategoriesAccommodations/ListCategoriesAccommodations.mapper';
import {
  loadListCategoriesServices,
  mapListCategoriesServices,
} from '@/blocks/ListCategoriesServices/ListCategoriesServices.mapper';
import { loadListEvents, mapListEvents } from '@/blocks/ListEvents/ListEvents.mapper';
import { loadListNews, mapListNews } from '@/blocks/ListNews/ListNews.mapper';
import {
  loadListUniversities,
  mapListUniversities,
} from '@/blocks/ListUniversities/ListUniversities.mapper';
import { createMapper, createLoadingMapper, type RegisteredMapper } from './mapper';
import { mapSeparator } from '@/blocks/Separator/Separator.mapper';
import { mapSlider } from '@/blocks/Slider/Slider.mapper';
import { mapSpacer } from '@/blocks/Spacer/Spacer.mapper';
import { mapTextContent } from '@/blocks/TextContent/TextContent.mapper';
import { mapTitleContent } from '@/blocks/TitleContent/TitleContent.mapper';
import { mapVideoBlock } from '@/blocks/Video/Video.mapper';

type Mappers = { [Type in BlockType]: RegisteredMapper<Type> };

/** The mapper of each block type. They run on the server; the components are in registry.ts. */
export const mappers: Mappers = {
  accordion: createMapper('accordion', mapAccordion),
  buttons: createMapper('buttons', mapButtons),
  card: createMapper('card', mapCard),
  columns: createMapper('columns', mapColumns),
  download: createMapper('download', mapDownload),
  embed: createMapper('embed', mapEmbed),
  gallery: createMapper('gallery', mapGalleryBlock),
  group: createMapper('group', mapGroup),
  hero: createMapper('hero', mapHero),
  icon: createMapper('icon', mapIcon),
  image: createMapper('image', mapImageBlock),
  links: createMapper('links', mapLinks),
  listCategoriesAccommodations: createLoadingMapper(
    'listCategoriesAccommodations',
    loadListCategoriesAccommodations,
    mapListCategoriesAccommodations,
  ),
  listCategoriesServices: createLoadingMapper(
    'listCategoriesServices',
    loadListCategoriesServices,
    mapListCategoriesServices,
  ),
  listEvents: createLoadingMapper('listEvents', loadListEvents, mapListEvents),
  listNews: createLoadingMapper('listNews', loadListNews, mapListNews),
  listUniversities: createLoadingMapper(
    'listUniversities',
    loadListUniversities,
    mapListUniversities,
  ),
  separator: createMapper('separator', mapSeparator),
  slider: createMapper('slider', mapSlider),
  spacer: createMapper('spacer', mapSpacer),
  textContent: createMapper('textContent', mapTextContent),
  titleContent: createMapper('titleContent', mapTitleContent),
  video: createMapper('video', mapVideoBlock),
};
