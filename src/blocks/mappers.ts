import type { BlockType } from './block';
import { mapButtons } from './Buttons/Buttons.mapper';
import { mapColumns } from './Columns/Columns.mapper';
import { mapGroup } from './Group/Group.mapper';
import { mapHero } from './Hero/Hero.mapper';
import { mapImageBlock } from './Image/Image.mapper';
import {
  loadListCategoriesAccommodations,
  mapListCategoriesAccommodations,
} from './ListCategoriesAccommodations/ListCategoriesAccommodations.mapper';
import { ofBlock, ofLoaded, type RegisteredMapper } from './mapper';
import { mapTextContent } from './TextContent/TextContent.mapper';
import { mapTitleContent } from './TitleContent/TitleContent.mapper';

type Mappers = { [Type in BlockType]: RegisteredMapper<Type> };

/** The mapper of each block type, run on the server; the components are in registry.ts. */
export const mappers: Mappers = {
  buttons: ofBlock('buttons', mapButtons),
  columns: ofBlock('columns', mapColumns),
  group: ofBlock('group', mapGroup),
  hero: ofBlock('hero', mapHero),
  image: ofBlock('image', mapImageBlock),
  listCategoriesAccommodations: ofLoaded(
    'listCategoriesAccommodations',
    loadListCategoriesAccommodations,
    mapListCategoriesAccommodations,
  ),
  textContent: ofBlock('textContent', mapTextContent),
  titleContent: ofBlock('titleContent', mapTitleContent),
};
