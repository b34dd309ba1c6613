import { mapVideo } from '@/server/mapping/mapVideo';
import { missing, type MapBlock } from '../engine/server/mapper';

export const mapVideoBlock: MapBlock<'video'> = (block, context) => {
  const [settings] = block.videoSettings;
  const video = settings && mapVideo(settings, context);
  if (!video) return missing('video');
  return {
    ...video,
    playback: {
      autoplay: settings.autoplay ?? false,
      loop: settings.loop ?? false,
      muted: settings.muted ?? false,
      controls: settings.controls ?? true,
    },
  };
};
