import { mapImage } from '@/server/mapping/mapImage';
import { mapLink } from '@/server/mapping/mapLink';
import { missing, type MapBlock } from '../engine/server/mapper';
import { toSizesAttribute } from '../engine/availableWidth';

export const mapImageBlock: MapBlock<'image'> = (
  block,
  context,
  { hasPriority, availableWidth },
) => {
  const image = mapImage(block.image, context);
  if (!image) return missing('picture');
  return {
    image,
    sizes: toSizesAttribute(availableWidth),
    caption: block.caption || image.title || null,
    link: mapLink(block.fieldLink, context),
    priority: hasPriority,
  };
};
