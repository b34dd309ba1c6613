import path from 'node:path';
import sharp from 'sharp';
import type { CleanedKind } from './cleanedFile';
import { cleanedPicture } from './cleanedPicture';
import { cleanInThread } from './cleanInThread';
import { isCutOff } from './endOfPicture';
import { type FileKind, kindOfFile } from './fileKind';
import { acceptedTypes, mimeTypes } from './mediaFile';
import { RefusedFile } from './uploadFaults';

/** A file as it is stored. */
export interface PreparedFile {
  data: Buffer;
  /** Its ending, such as `.jpg`: a key of `mimeTypes`. */
  ending: string;
}

/**
 * Pixels of a picture, all its frames together; cameras of the office take fewer. A small file with more would fill the
 * memory when it is decoded.
 */
const maxPixels = 60_000_000;

/** @param format as sharp names it */
const picture =
  (ending: string, format: string) =>
  async (content: Buffer): Promise<PreparedFile> => {
    try {
      const metadata = await sharp(content, { limitInputPixels: false, pages: -1 }).metadata();
      if (metadata.width * metadata.height > maxPixels) throw new RefusedFile('pixels');
      return { data: (await cleanedPicture(content, metadata)) ?? content, ending };
    } catch (error) {
      if (error instanceof RefusedFile) throw error;
      if (error instanceof Error && /timeout/i.test(error.message)) throw new RefusedFile('slow');
      throw new RefusedFile(isCutOff(content, format) ? 'cutOff' : 'damaged');
    }
  };

const cleaned =
  (kind: CleanedKind, ending: string) =>
  async (content: Buffer): Promise<PreparedFile> => ({
    data: await cleanInThread(kind, content),
    ending,
  });

/** Captions of other programs as WebVTT: they differ in the first line and in the sign before milliseconds. */
const fromSrt = (text: string): string =>
  `WEBVTT\n\n${text.replace(/^\uFEFF/, '').replace(/(\d\d:\d\d:\d\d),(\d{3})/g, '$1.$2')}`;

const preparers: Record<FileKind, (content: Buffer) => PreparedFile | Promise<PreparedFile>> = {
  jpeg: picture('.jpg', 'jpeg'),
  png: picture('.png', 'png'),
  webp: picture('.webp', 'webp'),
  gif: picture('.gif', 'gif'),
  avif: picture('.avif', 'heif'),
  heic: () => {
    throw new RefusedFile('heic');
  },
  mp4: cleaned('mp4', '.mp4'),
  mov: cleaned('mov', '.mp4'),
  webm: cleaned('webm', '.webm'),
  pdf: cleaned('pdf', '.pdf'),
  vtt: (data) => ({ data, ending: '.vtt' }),
  srt: (content) => ({ data: Buffer.from(fromSrt(content.toString())), ending: '.vtt' }),
};

/**
 * Finds out what a file is by its content, and makes of it what is stored.
 *
 * @throws RefusedFile that says why the file cannot be stored
 */
export async function prepareFile(content: Buffer, name: string): Promise<PreparedFile> {
  if (content.length === 0) throw new RefusedFile('empty');
  const kind = kindOfFile(content);
  if (kind) return preparers[kind](content);
  const ending = path.extname(name).toLowerCase();
  const isKnown = ending in mimeTypes || acceptedTypes().includes(ending);
  throw new RefusedFile(isKnown ? 'damaged' : 'type');
}
