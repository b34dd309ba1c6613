import { mapImage } from '@/server/mapping/mapImage';
import { mapLink } from '@/server/mapping/mapLink';
import { missing, type MapBlock } from '../mapper';

export const mapImageBlock: MapBlock<'image'> = (block, context, { first }) => {
  const image = mapImage(block.image, context);
  if (!image) return missing('no picture');
  return {
    image,
    caption: block.caption || null,
    link: mapLink(block.fieldLink, context),
    priority: first,
  };
};
