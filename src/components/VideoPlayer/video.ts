import type { Image } from '../Picture/image';

/** A video, as all components receive it; the server maps it from media files. */
export interface Video {
  src: string;
  /** For example `video/mp4`. */
  mimeType: string;
  /** The size in pixels, for the aspect ratio; null if the cms has none. */
  size: { width: number; height: number } | null;
  /** The picture that shows before the video plays. */
  poster: Image | null;
  /** A WebVTT file in the language of the page. */
  captions: string | null;
}

/** The editor's playback settings (specification §3). */
export interface Playback {
  /** Starts automatically: always muted, and not for visitors who prefer reduced motion. */
  autoplay: boolean;
  loop: boolean;
  muted: boolean;
  controls: boolean;
}
