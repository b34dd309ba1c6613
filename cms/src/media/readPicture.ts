import type { PayloadRequest } from 'payload';
import sharp, { type Metadata } from 'sharp';

type UploadedFile = Pick<NonNullable<PayloadRequest['file']>, 'data' | 'tempFilePath'>;

/**
 * The properties of an uploaded picture, without decoding it; null for other files. The type that a client declares may
 * be false. It is async, because sharp throws at once at an empty file.
 */
export async function readPicture({ data, tempFilePath }: UploadedFile): Promise<Metadata | null> {
  try {
    return await sharp(tempFilePath || data, { limitInputPixels: false, pages: -1 }).metadata();
  } catch {
    return null;
  }
}
