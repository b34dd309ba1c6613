import { cleanedPdf } from './cleanedPdf';
import { cleanedVideo } from './cleanedVideo';

/** The kinds of files that libraries in JavaScript read. */
export type CleanedKind = 'pdf' | 'mp4' | 'mov' | 'webm';

/** A PDF or a video without what is private in it. */
export const cleanedFile = (kind: CleanedKind, content: Buffer): Promise<Buffer> =>
  kind === 'pdf' ? cleanedPdf(content) : cleanedVideo(content, kind);
