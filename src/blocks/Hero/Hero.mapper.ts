import { mapImage } from '@/server/mapping/mapImage';
import { mapVideoFile } from '@/server/mapping/mapVideo';
import type { MapperContext } from '@/server/mapping/context';
import type { MapBlock, RawBlock } from '../engine/server/mapper';

export const mapHero: MapBlock<'hero'> = (block, context, { hasPriority }) => ({
  rounded: block.roundedBorder ?? false,
  image: mapImage(block.backgroundImage, context),
  video: block.conditionalField === 'video' ? mapBackgroundVideo(block, context) : null,
  priority: hasPriority,
});

/** Maps the background video. A hero with only a video for phones uses it on all screens. */
function mapBackgroundVideo(block: RawBlock<'hero'>, context: MapperContext) {
  const mobile = mapVideoFile(block.backgroundVideoMobile, context);
  const video = mapVideoFile(block.backgroundVideo, context) ?? mobile;
  if (!video) return null;
  const fileOf = ({ src, mimeType }: typeof video) => ({ src, mimeType });
  return { ...fileOf(video), mobile: mobile && mobile !== video ? fileOf(mobile) : null };
}
