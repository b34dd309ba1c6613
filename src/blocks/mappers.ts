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
import { ofBlock, ofLoaded, type RegisteredMapper } from './mapper';
import { mapSeparator } from './Separator/Separator.mapper';
import { mapSlider } from './Slider/Slider.mapper';
import { mapSpacer } from './Spacer/Spacer.mapper';
import { mapTextContent } from './TextContent/TextContent.mapper';
import { mapTitleContent } from './TitleContent/TitleContent.mapper';
import { mapVideoBlock } from './Video/Video.mapper';

type Mappers = { [Type in BlockType]: RegisteredMapper<Type> };

/** The mapper of each block type, run on the server; the components are in registry.ts. */
export const mappers: Mappers = {
  accordion: ofBlock('accordion', mapAccordion),
  buttons: ofBlock('buttons', mapButtons),
  card: ofBlock('card', mapCard),
  columns: ofBlock('columns', mapColumns),
  download: ofBlock('download', mapDownload),
  embed: ofBlock('embed', mapEmbed),
  gallery: ofBlock('gallery', mapGalleryBlock),
  group: ofBlock('group', mapGroup),
  hero: ofBlock('hero', mapHero),
  icon: ofBlock('icon', mapIcon),
  image: ofBlock('image', mapImageBlock),
  links: ofBlock('links', mapLinks),
  listCategoriesAccommodations: ofLoaded(
    'listCategoriesAccommodations',
    loadListCategoriesAccommodations,
    mapListCategoriesAccommodations,
  ),
  listCategoriesServices: ofLoaded(
    'listCategoriesServices',
    loadListCategoriesServices,
    mapListCategoriesServices,
  ),
  listEvents: ofLoaded('listEvents', loadListEvents, mapListEvents),
  listNews: ofLoaded('listNews', loadListNews, mapListNews),
  listUniversities: ofLoaded('listUniversities', loadListUniversities, mapListUniversities),
  separator: ofBlock('separator', mapSeparator),
  slider: ofBlock('slider', mapSlider),
  spacer: ofBlock('spacer', mapSpacer),
  textContent: ofBlock('textContent', mapTextContent),
  titleContent: ofBlock('titleContent', mapTitleContent),
  video: ofBlock('video', mapVideoBlock),
};
