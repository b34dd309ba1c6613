import { useEffect, useRef, useState, type RefObject } from 'react';
import { welcomesFilms } from '@/lib/visitorSettings';

interface PlaybackState {
  playing: boolean;
  toggle: () => void;
  /** For the video element. */
  events: { onPlay: () => void; onPause: () => void };
}

/**
 * Whether a video plays, and how to change that.
 * @param bySelf starts it, muted, while it is in sight; for people who want no motion or save data
 * it waits to be started, and who has paused it is not overruled.
 */
export function usePlayback(
  ref: RefObject<HTMLVideoElement | null>,
  bySelf: boolean,
): PlaybackState {
  const [playing, setPlaying] = useState(false);
  const inSight = useRef(true);
  const stopped = useRef(false);

  useEffect(() => {
    const video = ref.current;
    if (!video || !bySelf || !welcomesFilms()) return;
    const sight = new IntersectionObserver(([entry]) => {
      inSight.current = entry?.isIntersecting ?? false;
      if (!inSight.current) video.pause();
      else if (!stopped.current) start(video);
    });
    sight.observe(video);
    return () => sight.disconnect();
  }, [ref, bySelf]);

  return {
    playing,
    toggle: () => {
      const video = ref.current;
      if (!video) return;
      if (playing) video.pause();
      else start(video);
    },
    events: {
      onPlay: () => {
        stopped.current = false;
        setPlaying(true);
      },
      onPause: () => {
        // Out of sight it was not the visitor who paused.
        if (inSight.current) stopped.current = true;
        setPlaying(false);
      },
    },
  };
}

/** A browser may refuse: then the poster stays, and the button still says “play”. */
function start(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}
