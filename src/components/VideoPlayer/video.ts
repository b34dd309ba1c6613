import type { Image } from '../Picture/image';

/** A film as every component takes it; made from media files by the server. */
export interface Video {
  src: string;
  /** As in `video/mp4`. */
  mimeType: string;
  /** Pixels, for the ratio; null where the CMS does not know. */
  size: { width: number; height: number } | null;
  /** What is seen before it plays. */
  poster: Image | null;
  /** A WebVTT file in the language of the page. */
  captions: string | null;
}

/** How it plays (the editor's settings, specification §3). */
export interface Playback {
  /** Starts by itself; always without sound, and not for who wants no motion. */
  autoplay: boolean;
  loop: boolean;
  muted: boolean;
  controls: boolean;
}
