import { categoryHref, type CategorisedList } from '@/routing/categoryHref';
import type { MapperContext } from '@/server/mapping/context';
import { mapDecoration } from '@/server/mapping/mapImage';
import { mapCardLayout, sizesOfItem, type RawList } from '../CardList/CardList.mapper';
import { idsOf, hasChosenEntries, limitOf } from '../CardList/selection';
import { missing, type BlockPosition, type Missing } from '../server/mapper';
import type { CategoryTilesModel } from './CategoryTiles';

interface RawBlock extends RawList {
  elementQuantity: number | null;
  listFilterBasic: string | null;
  listCategories: readonly ({ id: string | null } | null)[];
}

type Pictures = Parameters<typeof mapDecoration>[0];

interface RawCategory {
  id: string | null;
  slug: string | null;
  title: string | null;
  /** The picture of a category of services. */
  image?: Pictures;
  /** The picture of a category of accommodations. */
  backgroundImage?: Pictures;
}

/**
 * Returns the variables of the categories query. Chosen categories have no limit here, because they must be
 * sorted before they are cut.
 */
export function getCategoryVariables(block: RawBlock) {
  return hasChosenEntries(block)
    ? { id: idsOf(block.listCategories), limit: null }
    : { id: null, limit: limitOf(block, null) };
}

/**
 * Maps the categories. It sorts chosen categories in the editor's order, because the contract's query has no
 * argument for it.
 */
export function mapCategoryTiles(
  list: CategorisedList,
  rawCategories: readonly (RawCategory | null)[] | null | undefined,
  block: RawBlock,
  context: MapperContext,
  position: BlockPosition,
): CategoryTilesModel | Missing {
  const order = hasChosenEntries(block) ? idsOf(block.listCategories) : [];
  const limit = limitOf(block, null);
  const categories = (rawCategories ?? [])
    .flatMap((category) => {
      const { id, slug, title, image, backgroundImage } = category ?? {};
      const pictures = image ?? backgroundImage;
      if (!id || !slug || !title || !pictures) return [];
      const href = categoryHref(list, slug, context.locale);
      return [{ id, title, href, image: mapDecoration(pictures, context) }];
    })
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    .slice(0, limit ?? undefined);
  if (categories.length === 0) return missing('content');
  const layout = mapCardLayout(block, categories.length, 'tiles');
  return {
    categories,
    layout,
    sizes: sizesOfItem(position.availableWidth, layout, 'tiles'),
  };
}
