import { useRef, useState } from 'react';
import type { VideoLabels } from './PlayButton';
import { useHydrated } from '@/lib/useHydrated';
import { usePlayback } from './usePlayback';
import type { Playback, Video } from './video';
import * as S from './VideoPlayer.styles';

interface VideoPlayerProps {
  video: Video;
  /** What the film is, for those who do not see it. */
  name: string;
  labels: VideoLabels;
  playback?: Playback;
}

const onDemand: Playback = { autoplay: false, loop: false, muted: false, controls: true };

/**
 * A film in the browser's own player; nothing of it is loaded before it plays. One that plays by
 * itself, or has no controls, gets a button of ours; without JavaScript all have the controls.
 */
export function VideoPlayer({ video, name, labels, playback = onDemand }: VideoPlayerProps) {
  const { src, mimeType, size, poster, captions } = video;
  const { autoplay, loop, muted, controls } = playback;
  const ref = useRef<HTMLVideoElement>(null);
  const [begun, setBegun] = useState(false);
  const scripted = useHydrated();
  const { playing, toggle, events } = usePlayback(ref, autoplay);
  return (
    <S.Frame>
      <S.Film
        ref={ref}
        aria-label={name}
        controls={controls || !scripted}
        loop={loop}
        muted={muted || autoplay}
        preload="none"
        playsInline
        poster={poster?.src}
        width={size?.width}
        height={size?.height}
        $ratio={size ? `${size.width} / ${size.height}` : '16 / 9'}
        $begun={begun}
        onPlaying={() => setBegun(true)}
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
      </S.Film>
      {(autoplay || !controls) && <S.Toggle playing={playing} labels={labels} onClick={toggle} />}
    </S.Frame>
  );
}
