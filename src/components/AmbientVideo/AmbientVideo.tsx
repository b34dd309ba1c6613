import { useRef, useState } from 'react';
import { breakpoints } from '@/theme/media';
import type { VideoLabels } from '../VideoPlayer/PlayButton';
import { usePlayback } from '../VideoPlayer/usePlayback';
import * as S from './AmbientVideo.styles';

/** A film without sound or meaning of its own, behind a text. */
export interface Ambience {
  src: string;
  mimeType: string;
  /** For phones, in portrait; null for the same film. */
  mobile: { src: string; mimeType: string } | null;
}

interface AmbientVideoProps {
  video: Ambience;
  /** Whether a picture lies behind it; else its own first picture is shown until it plays. */
  overPicture: boolean;
  labels: Pick<VideoLabels, 'play' | 'pause'>;
}

/**
 * A moving background over the whole of its parent. It plays in a loop while in sight, for people
 * who welcome motion; everybody can stop it, or start it, with the button. Nothing of it is loaded
 * before, but its first picture where there is no other.
 */
export function AmbientVideo({ video, overPicture, labels }: AmbientVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const [begun, setBegun] = useState(false);
  const { playing, toggle, events } = usePlayback(ref, true);
  return (
    <>
      <S.Film
        ref={ref}
        muted
        loop
        playsInline
        disablePictureInPicture
        aria-hidden="true"
        tabIndex={-1}
        preload={overPicture ? 'none' : 'metadata'}
        $seen={begun || !overPicture}
        onPlaying={() => setBegun(true)}
        {...events}
      >
        {video.mobile && (
          <source media={phones} src={video.mobile.src} type={video.mobile.mimeType} />
        )}
        <source src={video.src} type={video.mimeType} />
      </S.Film>
      <S.Toggle playing={playing} labels={labels} onClick={toggle} />
    </>
  );
}

const phones = `(max-width: ${breakpoints.tablet - 0.02}px)`;
