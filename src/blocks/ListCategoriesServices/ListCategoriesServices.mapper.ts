import { ServicesCategoriesDocument, type ServicesCategoriesQuery } from '@/gql/graphql';
import { categoryVariables, mapCategoryTiles } from '../CategoryTiles/CategoryTiles.mapper';
import type { LoadBlock, MapBlock } from '../mapper';

type Type = 'listCategoriesServices';
type Loaded = ServicesCategoriesQuery;

export const loadListCategoriesServices: LoadBlock<Type, Loaded> = (block, cms) =>
  cms(ServicesCategoriesDocument, categoryVariables(block));

export const mapListCategoriesServices: MapBlock<Type, Loaded> = (
  block,
  context,
  place,
  { categories },
) => {
  const found = (categories ?? []).flatMap((category) =>
    category?.__typename === 'servicesCategories_Category'
      ? [{ ...category, pictures: category.image }]
      : [],
  );
  return mapCategoryTiles('services', found, block, context, place);
};
