import { useRef, useState } from 'react';
import { breakpoints } from '@/theme/media';
import { usePlayback } from '../VideoPlayer/usePlayback';
import * as S from './AmbientVideo.styles';

/** A decorative video without sound behind a text. */
export interface BackgroundVideo {
  src: string;
  mimeType: string;
  /** A portrait file for phones; null if all screens use the same file. */
  mobile: { src: string; mimeType: string } | null;
}

interface AmbientVideoProps {
  video: BackgroundVideo;
  /** Whether a picture lies behind the video. Without one the video's first frame shows until it plays. */
  overPicture: boolean;
}

/**
 * A video as the background of its parent. It plays in a loop while it is visible, for visitors who allow
 * motion; a button stops and starts it. Before that nothing loads, except the first frame if there is no
 * picture.
 */
export function AmbientVideo({ video, overPicture }: AmbientVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const [hasStarted, setStarted] = useState(false);
  const { playing, toggle, events } = usePlayback(ref, true);
  return (
    <>
      <S.Video
        ref={ref}
        muted
        loop
        playsInline
        disablePictureInPicture
        aria-hidden="true"
        tabIndex={-1}
        preload={overPicture ? 'none' : 'metadata'}
        $visible={hasStarted || !overPicture}
        onPlaying={() => setStarted(true)}
        {...events}
      >
        {video.mobile && (
          <source media={phones} src={video.mobile.src} type={video.mobile.mimeType} />
        )}
        <source src={video.src} type={video.mimeType} />
      </S.Video>
      <S.Toggle playing={playing} onClick={toggle} />
    </>
  );
}

const phones = `(max-width: ${breakpoints.tablet - 0.02}px)`;
