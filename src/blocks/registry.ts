import dynamic from 'next/dynamic';
import type { ComponentType, ReactNode } from 'react';
import type { BlockPropsByType, BlockType } from './block';
import { Buttons } from './Buttons/Buttons';
import { Columns } from './Columns/Columns';
import { Group } from './Group/Group';
import { Hero } from './Hero/Hero';
import { ImageBlock } from './Image/Image';
import { Separator } from './Separator/Separator';
import { Spacer } from './Spacer/Spacer';
import { TextContent } from './TextContent/TextContent';
import { TitleContent } from './TitleContent/TitleContent';

type Props<Type extends BlockType> = BlockPropsByType[Type] & { children: ReactNode };

type Components = { [Type in BlockType]: ComponentType<Props<Type>> };

/**
 * The component of each block type; the mappers are in mappers.ts. Every page carries the light
 * ones. The others come as files of their own, only to pages that show them; their HTML is made on
 * the server all the same. The lists come in one file, and so do the films: nearly all that they
 * consist of is common to them, and each would bring it again.
 */
export const components: Components = {
  accordion: dynamic(() =>
    import(/* webpackChunkName: "pieces" */ './Accordion/Accordion').then(
      (module) => module.Accordion,
    ),
  ),
  buttons: Buttons,
  card: dynamic(() => import('./Card/Card').then((module) => module.Card)),
  columns: Columns,
  download: dynamic(() =>
    import(/* webpackChunkName: "pieces" */ './Download/Download').then(
      (module) => module.Download,
    ),
  ),
  embed: dynamic(() =>
    import(/* webpackChunkName: "films" */ './Embed/Embed').then((module) => module.EmbedBlock),
  ),
  gallery: dynamic(() => import('./Gallery/Gallery').then((module) => module.Gallery)),
  group: Group,
  hero: Hero,
  icon: dynamic(() =>
    import(/* webpackChunkName: "pieces" */ './Icon/Icon').then((module) => module.IconBlock),
  ),
  image: ImageBlock,
  links: dynamic(() =>
    import(/* webpackChunkName: "pieces" */ './Links/Links').then((module) => module.Links),
  ),
  listCategoriesAccommodations: dynamic(() =>
    import(
      /* webpackChunkName: "lists" */ './ListCategoriesAccommodations/ListCategoriesAccommodations'
    ).then((module) => module.ListCategoriesAccommodations),
  ),
  listCategoriesServices: dynamic(() =>
    import(/* webpackChunkName: "lists" */ './ListCategoriesServices/ListCategoriesServices').then(
      (module) => module.ListCategoriesServices,
    ),
  ),
  listEvents: dynamic(() =>
    import(/* webpackChunkName: "lists" */ './ListEvents/ListEvents').then(
      (module) => module.ListEvents,
    ),
  ),
  listNews: dynamic(() =>
    import(/* webpackChunkName: "lists" */ './ListNews/ListNews').then((module) => module.ListNews),
  ),
  listUniversities: dynamic(() =>
    import(/* webpackChunkName: "lists" */ './ListUniversities/ListUniversities').then(
      (module) => module.ListUniversities,
    ),
  ),
  separator: Separator,
  slider: dynamic(() => import('./Slider/Slider').then((module) => module.Slider)),
  spacer: Spacer,
  textContent: TextContent,
  titleContent: TitleContent,
  video: dynamic(() =>
    import(/* webpackChunkName: "films" */ './Video/Video').then((module) => module.VideoBlock),
  ),
};

/** What stands in a preview for a block that cannot be shown. */
export const Unknown = dynamic(() => import('./Unknown/Unknown').then((module) => module.Unknown));
