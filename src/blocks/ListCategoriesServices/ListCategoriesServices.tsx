import { CategoryTiles } from '../engine/CategoryTiles/CategoryTiles';
import type { CategoryTilesModel } from '../engine/CategoryTiles/model';

export type ListCategoriesServicesProps = CategoryTilesModel;

/** The categories of services, as pictures that link to their listings. */
export function ListCategoriesServices({ categories, layout, sizes }: ListCategoriesServicesProps) {
  return <CategoryTiles section="services" categories={categories} layout={layout} sizes={sizes} />;
}
