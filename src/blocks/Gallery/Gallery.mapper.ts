import { mapGallery } from './galleryItems.mapper';
import { missing, type MapBlock } from '../engine/server/mapper';
import { divideWidth, toSizesAttribute } from '../engine/availableWidth';

export const mapGalleryBlock: MapBlock<'gallery'> = (
  block,
  context,
  { hasPriority, availableWidth },
) => {
  const items = mapGallery(block.gallery, context);
  if (items.length === 0) return missing('content');
  const alone = items.filter(({ kind }) => kind === 'picture').length === 1;
  const lead = alone
    ? availableWidth
    : divideWidth(availableWidth, { mobile: 1, tablet: 2, desktop: 2, wide: 2 });
  const small = divideWidth(availableWidth, { mobile: 2, tablet: 4, desktop: 4, wide: 4 });
  return {
    items,
    sizes: { lead: toSizesAttribute(lead), small: toSizesAttribute(small) },
    priority: hasPriority,
  };
};
