import { CategoryTiles, type CategoryTilesModel } from '../engine/CategoryTiles/CategoryTiles';

/** The categories of services, as pictures that link to their listings. */
export function ListCategoriesServices(props: CategoryTilesModel) {
  return <CategoryTiles section="services" {...props} />;
}
