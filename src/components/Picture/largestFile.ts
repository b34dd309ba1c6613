import { filesOf } from './filesOf';
import type { Image } from './image';

/** Returns the address of the widest file of a picture. */
export function largestFile(image: Image): string {
  const { src, srcSet } = filesOf(image);
  const files = srcSet.split(', ').map((candidate) => {
    const [file = '', width = ''] = candidate.split(' ');
    return { file, width: Number.parseInt(width, 10) || 0 };
  });
  const widest = files.reduce((best, file) => (file.width > best.width ? file : best));
  return widest.file || src;
}
