import {
  AccommodationsCategoriesDocument,
  type AccommodationsCategoriesQuery,
} from '@/gql/graphql';
import {
  getCategoryVariables,
  mapCategoryTiles,
} from '../engine/CategoryTiles/CategoryTiles.mapper';
import type { LoadBlock, MapBlock } from '../engine/server/mapper';

type Type = 'listCategoriesAccommodations';
type Loaded = AccommodationsCategoriesQuery;

export const loadListCategoriesAccommodations: LoadBlock<Type, Loaded> = (block, cms) =>
  cms(AccommodationsCategoriesDocument, getCategoryVariables(block));

export const mapListCategoriesAccommodations: MapBlock<Type, Loaded> = (
  block,
  context,
  position,
  { categories },
) => mapCategoryTiles('accommodations', categories, block, context, position);
