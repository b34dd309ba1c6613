import { categoryHref, type CategorisedList } from '@/routing/categoryHref';
import type { MapContext } from '@/server/mapping/context';
import { mapImage } from '@/server/mapping/mapImage';
import { mapArrangement, type RawList } from '../CardList/CardList.mapper';
import { idsOf, isChosen, limitOf } from '../CardList/selection';
import { sizesOfItem } from '../CardList/sizesOfItem';
import { missing, type BlockPlace, type Missing } from '../mapper';
import type { CategoryTilesModel } from './model';

interface RawBlock extends RawList {
  elementQuantity: number | null;
  listFilterBasic: string | null;
  listCategories: readonly ({ id: string | null } | null)[];
}

interface RawCategory {
  id: string | null;
  slug: string | null;
  title: string | null;
  pictures: Parameters<typeof mapImage>[0];
}

/** Variables of the query for the categories: chosen ones are cut only when they are in order. */
export function categoryVariables(block: RawBlock) {
  return isChosen(block)
    ? { id: idsOf(block.listCategories), limit: null }
    : { id: null, limit: limitOf(block, null) };
}

/** Chosen categories in the editor's order, for which the contract's query has no argument. */
export function mapCategoryTiles(
  list: CategorisedList,
  found: RawCategory[],
  block: RawBlock,
  context: MapContext,
  place: BlockPlace,
): CategoryTilesModel | Missing {
  const order = isChosen(block) ? idsOf(block.listCategories) : [];
  const categories = found
    .flatMap(({ id, slug, title, pictures }) => {
      if (!id || !slug || !title) return [];
      const href = categoryHref(list, slug, context.locale);
      return [{ id, title, href, image: mapImage(pictures, context) }];
    })
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    .slice(0, limitOf(block, null) ?? found.length);
  if (categories.length === 0) return missing('content');
  const arrangement = mapArrangement(block, categories.length, 'tiles');
  return { categories, arrangement, sizes: sizesOfItem(place.share, arrangement, 'tiles') };
}
