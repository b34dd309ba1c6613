import { CategoryTiles } from '../CategoryTiles/CategoryTiles';
import type { CategoryTilesModel } from '../CategoryTiles/model';

export type ListCategoriesAccommodationsProps = CategoryTilesModel;

/** The kinds of accommodation, as pictures that lead to their lists. */
export function ListCategoriesAccommodations({
  categories,
  arrangement,
  sizes,
}: ListCategoriesAccommodationsProps) {
  return (
    <CategoryTiles
      section="accommodations"
      categories={categories}
      arrangement={arrangement}
      sizes={sizes}
    />
  );
}
