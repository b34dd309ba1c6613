import { CategoryTiles, type CategoryTilesModel } from '../engine/CategoryTiles/CategoryTiles';

/** The categories of accommodations, as pictures that link to their listings. */
export function ListCategoriesAccommodations(props: CategoryTilesModel) {
  return <CategoryTiles section="accommodations" {...props} />;
}
