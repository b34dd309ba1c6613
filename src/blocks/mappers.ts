import type { BlockType } from './block';
import { mapAccordion } from './Accordion/Accordion.mapper';
import { mapButtons } from './Buttons/Buttons.mapper';
import { mapCard } from './Card/Card.mapper';
import { mapColumns } from './Columns/Columns.mapper';
import { mapDownload } from './Download/Download.mapper';
import { mapEmbed } from './Embed/Embed.mapper';
import { mapGalleryBlock } from './Gallery/Gallery.mapper';
import { mapGroup } from './Group/Group.mapper';
import { mapHero } from './Hero/Hero.mapper';
import { mapIcon } from './Icon/Icon.mapper';
import { mapImageBlock } from './Image/Image.mapper';
import { mapLinks } from './Links/Links.mapper';
import {
  loadListCategoriesAccommodations,
  mapListCategoriesAccommodations,
} from './ListCategoriesAccommodations/ListCategoriesAccommodations.mapper';
import {
  loadListCategoriesServices,
  mapListCategoriesServices,
} from './ListCategoriesServices/ListCategoriesServices.mapper';
import { loadListEvents, mapListEvents } from './ListEvents/ListEvents.mapper';
import { loadListNews, mapListNews } from './ListNews/ListNews.mapper';
import {
  loadListUniversities,
  mapListUniversities,
} from './ListUniversities/ListUniversities.mapper';
import { createMapper, createLoadingMapper, type RegisteredMapper } from './mapper';
import { mapSeparator } from './Separator/Separator.mapper';
import { mapSlider } from './Slider/Slider.mapper';
import { mapSpacer } from './Spacer/Spacer.mapper';
import { mapTextContent } from './TextContent/TextContent.mapper';
import { mapTitleContent } from './TitleContent/TitleContent.mapper';
import { mapVideoBlock } from './Video/Video.mapper';

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
