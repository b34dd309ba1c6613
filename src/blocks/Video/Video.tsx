import { useRef, useState } from 'react';
import { filesOf } from '@/components/Picture/image';
import { usePlayback } from '@/components/VideoPlayer/usePlayback';
import type { Playback, Video } from '@/components/VideoPlayer/video';
import { useI18n } from '@/i18n/I18n';
import { useHydrated } from '@/lib/useHydrated';
import { localeInfo } from '@/routing/locales';
import * as S from './Video.styles';

interface VideoBlockProps {
  video: Video;
  /** The title of the video; empty without one. */
  name: string;
  playback: Playback;
}

/**
 * A video of the media library in the browser's own player; nothing loads before it plays. A video with autoplay or without
 * controls has a button of the site; without JavaScript every video has the browser's controls.
 */
export function VideoBlock({ video, name, playback }: VideoBlockProps) {
  const { t, locale } = useI18n();
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
        aria-label={name || t('common.media.video')}
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
            srcLang={locale}
            label={localeInfo[locale].name}
            default={muted || autoplay}
          />
        )}
      </S.Video>
      {(autoplay || !controls) && <S.Toggle playing={playing} onClick={toggle} />}
    </S.Frame>
  );
}
