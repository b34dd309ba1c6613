import { mapImage } from '@/server/mapping/mapImage';
import type { MapBlock } from '../mapper';

export const mapHero: MapBlock<'hero'> = (block, context, { first }) => ({
  rounded: block.roundedBorder ?? false,
  image: mapImage(block.backgroundImage, context),
  priority: first,
});
