import { useEffect, useRef, useState, type RefObject } from 'react';
import { allowsAutoplay } from '@/lib/visitorSettings';

interface PlaybackState {
  playing: boolean;
  toggle: () => void;
  events: { onPlay: () => void; onPause: () => void };
}

/**
 * Returns whether a video plays, and a function that plays or pauses it.
 * @param autoplay plays the muted video while it is visible. It does not play for visitors who prefer reduced
 * motion or save data, and it remains paused after the visitor paused it.
 */
export function usePlayback(
  ref: RefObject<HTMLVideoElement | null>,
  autoplay: boolean,
): PlaybackState {
  const [playing, setPlaying] = useState(false);
  const isVisible = useRef(true);
  const isPausedByVisitor = useRef(false);

  useEffect(() => {
    const video = ref.current;
    if (!video || !autoplay || !allowsAutoplay()) return;
    const observer = new IntersectionObserver(([entry]) => {
      isVisible.current = entry?.isIntersecting ?? false;
      if (!isVisible.current) video.pause();
      else if (!isPausedByVisitor.current) start(video);
    });
    observer.observe(video);
    return () => observer.disconnect();
  }, [ref, autoplay]);

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
        isPausedByVisitor.current = false;
        setPlaying(true);
      },
      onPause: () => {
        // A pause of an invisible video was not the visitor's.
        if (isVisible.current) isPausedByVisitor.current = true;
        setPlaying(false);
      },
    },
  };
}

/** The browser may refuse to play. Then the poster stays, and the button still says “play”. */
function start(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}
