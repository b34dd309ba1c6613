import type { Playback, Video } from '@/components/VideoPlayer/video';
import { VideoPlayer } from '@/components/VideoPlayer/VideoPlayer';
import { useI18n } from '@/i18n/I18n';
import { videoLabels } from '@/i18n/videoLabels';

interface VideoBlockProps {
  video: Video;
  /** The title of the video; empty without one. */
  name: string;
  playback: Playback;
}

/** A video of the media library, played with the editor's settings. */
export function VideoBlock({ video, name, playback }: VideoBlockProps) {
  const { t, locale } = useI18n();
  return (
    <VideoPlayer
      video={video}
      name={name || t('common.media.video')}
      labels={videoLabels(t, locale)}
      playback={playback}
    />
  );
}
