import { mapGallery } from '@/server/mapping/mapGallery';
import { missing, type MapBlock } from '../mapper';
import { divided, sizesOf } from '../share';

export const mapGalleryBlock: MapBlock<'gallery'> = (block, context, { first, share }) => {
  const items = mapGallery(block.gallery, context);
  if (items.length === 0) return missing('content');
  const alone = items.filter(({ kind }) => kind === 'picture').length === 1;
  const lead = alone ? share : divided(share, { mobile: 1, tablet: 2, desktop: 2, wide: 2 });
  const small = divided(share, { mobile: 2, tablet: 4, desktop: 4, wide: 4 });
  return { items, sizes: { lead: sizesOf(lead), small: sizesOf(small) }, priority: first };
};
