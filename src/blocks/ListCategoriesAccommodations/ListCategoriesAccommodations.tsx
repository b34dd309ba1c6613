import { CategoryTiles } from '../engine/CategoryTiles/CategoryTiles';
import type { CategoryTilesModel } from '../engine/CategoryTiles/model';

export type ListCategoriesAccommodationsProps = CategoryTilesModel;

/** The categories of accommodations, as pictures that link to their listings. */
export function ListCategoriesAccommodations({
  categories,
  layout,
  sizes,
}: ListCategoriesAccommodationsProps) {
  return (
    <CategoryTiles section="accommodations" categories={categories} layout={layout} sizes={sizes} />
  );
}
