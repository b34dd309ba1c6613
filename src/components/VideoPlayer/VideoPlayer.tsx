import { useRef, useState } from 'react';
import { filesOf } from '../Picture/image';
import type { VideoLabels } from './PlayButton';
import { useHydrated } from '@/lib/useHydrated';
import { usePlayback } from './usePlayback';
import type { Playback, Video } from './video';
import * as S from './VideoPlayer.styles';

interface VideoPlayerProps {
  video: Video;
  /** The accessible name of the video. */
  name: string;
  labels: VideoLabels;
  playback: Playback;
}

/**
 * A video in the browser's own player; nothing loads before it plays. A video with autoplay or without
 * controls has a button of the site; without JavaScript every video has the browser's controls.
 */
export function VideoPlayer({ video, name, labels, playback }: VideoPlayerProps) {
  const { src, mimeType, size, poster, captions } = video;
  const { autoplay, loop, muted, controls } = playback;
  const ref = useRef<HTMLVideoElement>(null);
  const [hasStarted, setStarted] = useState(false);
  const hydrated = useHydrated();
  const { playing, toggle, events } = usePlayback(ref, autoplay);
  return (
    <S.Frame>
      <S.Video
        ref={ref}
        aria-label={name}
        controls={controls || !hydrated}
        loop={loop}
        muted={muted || autoplay}
        preload="none"
        playsInline
        poster={poster ? filesOf(poster).src : undefined}
        width={size?.width}
        height={size?.height}
        $ratio={size ? `${size.width} / ${size.height}` : '16 / 9'}
        $hasStarted={hasStarted}
        onPlaying={() => setStarted(true)}
        {...events}
      >
        <source src={src} type={mimeType} />
        {captions && (
          <track
            kind="captions"
            src={captions}
            srcLang={labels.language}
            label={labels.captions}
            default={muted || autoplay}
          />
        )}
      </S.Video>
      {(autoplay || !controls) && <S.Toggle playing={playing} labels={labels} onClick={toggle} />}
    </S.Frame>
  );
}
