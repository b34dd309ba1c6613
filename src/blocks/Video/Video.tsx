import type { Playback, Video } from '@/components/VideoPlayer/video';
import { VideoPlayer } from '@/components/VideoPlayer/VideoPlayer';
import { useI18n } from '@/i18n/I18n';
import { videoLabels } from '@/i18n/mediaLabels';

export interface VideoBlockProps {
  video: Video;
  /** What the film is; empty where nobody has said it. */
  name: string;
  playback: Playback;
}

/** A film of the media library, played as the editor set it. */
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
