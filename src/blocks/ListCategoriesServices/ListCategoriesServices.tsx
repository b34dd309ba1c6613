import { CategoryTiles } from '../CategoryTiles/CategoryTiles';
import type { CategoryTilesModel } from '../CategoryTiles/model';

export type ListCategoriesServicesProps = CategoryTilesModel;

/** The kinds of service, as pictures that lead to their lists. */
export function ListCategoriesServices({
  categories,
  arrangement,
  sizes,
}: ListCategoriesServicesProps) {
  return (
    <CategoryTiles
      section="services"
      categories={categories}
      arrangement={arrangement}
      sizes={sizes}
    />
  );
}
