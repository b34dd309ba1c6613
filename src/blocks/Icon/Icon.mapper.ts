import { mapImage } from '@/server/mapping/mapImage';
import { mapLink } from '@/server/mapping/mapLink';
import { missing, type MapBlock } from '../engine/server/mapper';

export const mapIcon: MapBlock<'icon'> = (block, context) => {
  const icon = mapImage(block.icon, context);
  if (!icon) return missing('picture');
  return { icon, link: mapLink(block.fieldLink, context) };
};
