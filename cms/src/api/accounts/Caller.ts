import type { Viewer } from '../../accounts/readViewer';
import type { Site } from '../../sites';

/** Who asks, as far as the answer depends on it, and what the answer tells beside its body. */
export interface Caller {
  viewer: Viewer | null;
  /** Where limits count; empty where nobody knows. */
  address: string;
  userAgent: string | null;
  /** The language of the page that sends the request, and of the mails it causes; null if unknown. */
  language: Site | null;
  /** What the device was given at an earlier login. */
  deviceToken: string | null;
  /** Set where an answer is about somebody, though nobody is logged in: it is not kept. */
  personal?: true;
  /** Headers of the answer. */
  headers: Headers;
}
