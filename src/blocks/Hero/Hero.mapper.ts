import { mapImage } from '@/server/mapping/mapImage';
import { mapVideoFile } from '@/server/mapping/mapVideo';
import type { MapContext } from '@/server/mapping/context';
import type { MapBlock, RawBlock } from '../engine/server/mapper';

export const mapHero: MapBlock<'hero'> = (block, context, { hasPriority }) => ({
  rounded: block.roundedBorder ?? false,
  image: mapImage(block.backgroundImage, context),
  film: block.conditionalField === 'video' ? mapFilm(block, context) : null,
  priority: hasPriority,
});

/** Maps the film. A hero with only a film for phones uses it on all screens. */
function mapFilm(block: RawBlock<'hero'>, context: MapContext) {
  const mobile = mapVideoFile(block.backgroundVideoMobile, context);
  const film = mapVideoFile(block.backgroundVideo, context) ?? mobile;
  if (!film) return null;
  const fileOf = ({ src, mimeType }: typeof film) => ({ src, mimeType });
  return { ...fileOf(film), mobile: mobile && mobile !== film ? fileOf(mobile) : null };
}
