import dynamic from 'next/dynamic';
import { Buttons } from '../Buttons/Buttons';
import { Columns } from '../Columns/Columns';
import { Group } from '../Group/Group';
import { Hero } from '../Hero/Hero';
import { ImageBlock } from '../Image/Image';
import { TextContent } from '../TextContent/TextContent';
import { TitleContent } from '../TitleContent/TitleContent';

/**
 * The component of each block type; the mappers are in mappers.ts. Every page loads the small components. The
 * others have separate chunks, which only pages that show them load; the server renders their HTML in any
 * case.
 */
export const components = {
  accordion: dynamic(() => import('../Accordion/Accordion').then((module) => module.Accordion)),
  buttons: Buttons,
  card: dynamic(() => import('../Card/Card').then((module) => module.Card)),
  columns: Columns,
  download: dynamic(() => import('../Download/Download').then((module) => module.Download)),
  embed: dynamic(() => import('./videos').then((module) => module.EmbedBlock)),
  gallery: dynamic(() => import('../Gallery/Gallery').then((module) => module.Gallery)),
  group: Group,
  hero: Hero,
  icon: dynamic(() => import('../Icon/Icon').then((module) => module.IconBlock)),
  image: ImageBlock,
  links: dynamic(() => import('../Links/Links').then((module) => module.Links)),
  listCategoriesAccommodations: dynamic(() =>
    import('./lists').then((module) => module.ListCategoriesAccommodations),
  ),
  listCategoriesServices: dynamic(() =>
    import('./lists').then((module) => module.ListCategoriesServices),
  ),
  listEvents: dynamic(() => import('./lists').then((module) => module.ListEvents)),
  listNews: dynamic(() => import('./lists').then((module) => module.ListNews)),
  listUniversities: dynamic(() => import('./lists').then((module) => module.ListUniversities)),
  separator: dynamic(() => import('./breaks').then((module) => module.Separator)),
  slider: dynamic(() => import('../Slider/Slider').then((module) => module.Slider)),
  spacer: dynamic(() => import('./breaks').then((module) => module.Spacer)),
  textContent: TextContent,
  titleContent: TitleContent,
  video: dynamic(() => import('./videos').then((module) => module.VideoBlock)),
};
