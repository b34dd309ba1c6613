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
 * Types and endings of files that become one of these, or have them by another name. The dialog offers them. HEIC is
 * not among them: a phone converts its photos for a form that does not take it.
 */
export const otherTypes = [
  'video/quicktime',
  'video/x-m4v',
  '.mov',
  '.m4v',
  '.jfif',
  '.jpe',
  '.vtt',
  '.srt',
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
