import {
  AccommodationsCategoriesDocument,
  type AccommodationsCategoriesQuery,
} from '@/gql/graphql';
import { categoryVariables, mapCategoryTiles } from '../CategoryTiles/CategoryTiles.mapper';
import type { LoadBlock, MapBlock } from '../mapper';

type Type = 'listCategoriesAccommodations';
type Loaded = AccommodationsCategoriesQuery;

export const loadListCategoriesAccommodations: LoadBlock<Type, Loaded> = (block, cms) =>
  cms(AccommodationsCategoriesDocument, categoryVariables(block));

export const mapListCategoriesAccommodations: MapBlock<Type, Loaded> = (
  block,
  context,
  place,
  { categories },
) => {
  const found = (categories ?? []).flatMap((category) =>
    category?.__typename === 'accommodationsCategories_Category'
      ? [{ ...category, pictures: category.backgroundImage }]
      : [],
  );
  return mapCategoryTiles('accommodations', found, block, context, place);
};
