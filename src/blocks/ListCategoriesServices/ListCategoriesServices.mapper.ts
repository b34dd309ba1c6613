import { ServicesCategoriesDocument, type ServicesCategoriesQuery } from '@/gql/graphql';
import {
  getCategoryVariables,
  mapCategoryTiles,
} from '../engine/CategoryTiles/CategoryTiles.mapper';
import type { LoadBlock, MapBlock } from '../engine/server/mapper';

type Type = 'listCategoriesServices';
type Loaded = ServicesCategoriesQuery;

export const loadListCategoriesServices: LoadBlock<Type, Loaded> = (block, cms) =>
  cms(ServicesCategoriesDocument, getCategoryVariables(block));

export const mapListCategoriesServices: MapBlock<Type, Loaded> = (
  block,
  context,
  position,
  { categories },
) => mapCategoryTiles('services', categories, block, context, position);
