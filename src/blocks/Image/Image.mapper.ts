import { mapImage } from '@/server/mapping/mapImage';
import { mapLink } from '@/server/mapping/mapLink';
import { missing, type MapBlock } from '../mapper';
import { sizesOf } from '../share';

export const mapImageBlock: MapBlock<'image'> = (block, context, { first, share }) => {
  const image = mapImage(block.image, context);
  if (!image) return missing('picture');
  return {
    image,
    sizes: sizesOf(share),
    caption: block.caption || image.title || null,
    link: mapLink(block.fieldLink, context),
    priority: first,
  };
};
