import {
  AccommodationsCategoriesDocument,
  type AccommodationsCategoriesQuery,
} from '@/gql/graphql';
import { categoryHref } from '@/features/accommodations/mapper';
import { mapImage } from '@/server/mapping/mapImage';
import { missing, type LoadBlock, type MapBlock } from '../mapper';

type Type = 'listCategoriesAccommodations';
type Loaded = AccommodationsCategoriesQuery;

/** Chosen categories keep the editor's order; without a choice all of them are shown. */
export const loadListCategoriesAccommodations: LoadBlock<Type, Loaded> = (block, cms) => {
  const chosen = block.listCategories.flatMap((category) => category?.id ?? []);
  return cms(AccommodationsCategoriesDocument, {
    id: block.listFilterBasic === 'entries' ? chosen : null,
    limit: block.elementQuantity ?? null,
  });
};

export const mapListCategoriesAccommodations: MapBlock<Type, Loaded> = (
  block,
  context,
  _place,
  { categories },
) => {
  const shown = (categories ?? []).flatMap((category) => {
    if (category?.__typename !== 'accommodationsCategories_Category') return [];
    const { id, slug, title, backgroundImage } = category;
    if (!id || !slug || !title) return [];
    const image = mapImage(backgroundImage, context);
    return [{ id, title, href: categoryHref(slug, context.locale), image }];
  });
  if (shown.length === 0) return missing('no category to list');
  return {
    categories: shown,
    slider: block.isSliderSettings ?? false,
    atOnce: block.slidesQuantity ?? 3,
  };
};
