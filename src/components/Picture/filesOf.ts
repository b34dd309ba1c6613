import type { Image } from './image';

/** Returns the complete addresses of a picture's files, as in the HTML attributes. */
export function filesOf({ base = '', src, srcSet }: Image): { src: string; srcSet: string } {
  const candidates = srcSet ? srcSet.split(', ') : [];
  return { src: base + src, srcSet: candidates.map((file) => base + file).join(', ') };
}
