import path from 'node:path';
import { decodeComponent } from '../lib/decodeComponent';

/** The types of files that can be uploaded and that a browser may show, by extension. Others are downloaded. */
export const mimeTypes: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
  '.pdf': 'application/pdf',
};

/**
 * Types and endings of files that become one of these, or have them by another name, by the beginning of the type that
 * they become. HEIC is not among them: a phone converts its photos for a form that does not take it.
 */
const otherTypes: Record<string, string[]> = {
  'image/': ['.jfif', '.jpe'],
  'video/': ['video/quicktime', 'video/x-m4v', '.mov', '.m4v'],
  'text/': ['.vtt', '.srt'],
};

/**
 * The types and endings of files that can be uploaded, as a browser's dialog for files takes them.
 *
 * @param start beginning of the types that they become, such as `image/`; all without it
 */
export const acceptedTypes = (start = ''): string[] => [
  ...new Set(Object.values(mimeTypes).filter((type) => type.startsWith(start))),
  ...Object.entries(otherTypes).flatMap(([kind, types]) => (kind.startsWith(start) ? types : [])),
];

/** A file of the media library. */
export interface MediaFile {
  name: string;
  contentType: string;
  /** Whether a browser may show it instead of downloading it. */
  inline: boolean;
}

/**
 * The file of a path such as `/media/room.jpg-560.webp`. Null for paths outside the library, hidden files
 * and folders.
 */
export const mediaFile = (pathname: string): MediaFile | null =>
  fileOfName(decodeComponent(pathname.slice('/media/'.length)) ?? '');

/** The file of a decoded name, or null as above. */
export function fileOfName(name: string): MediaFile | null {
  if (!name || name.startsWith('.') || /[/\\\0]/.test(name)) return null;
  const type = mimeTypes[path.extname(name).toLowerCase()];
  return {
    name,
    contentType:
      type === 'text/vtt' ? `${type}; charset=utf-8` : (type ?? 'application/octet-stream'),
    inline: type !== undefined,
  };
}
