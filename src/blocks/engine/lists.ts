/** The lists share a chunk, because most of their code is the same: the cards, the grid and the carousel. */
export { ListCategoriesAccommodations } from '../ListCategoriesAccommodations/ListCategoriesAccommodations';
export { ListCategoriesServices } from '../ListCategoriesServices/ListCategoriesServices';
export { ListEvents } from '../ListEvents/ListEvents';
export { ListNews } from '../ListNews/ListNews';
export { ListUniversities } from '../ListUniversities/ListUniversities';
