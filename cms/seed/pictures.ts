import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BasePayload } from 'payload';
import sharp from 'sharp';
import type { Keys } from './Keys';
import type { IconSeed, PictureSeed } from './types';
import { type Upload, upload } from './upload';

/** Width and height of an icon in pixels. */
const iconSize = 560;

const mimeTypes: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Reads a picture. A drawing becomes a JPEG, because the media library has only pictures of pixels. */
export async function readPicture(
  key: string,
  { file, width, height, alt }: PictureSeed,
): Promise<Upload> {
  const ending = path.extname(file);
  const mimetype = mimeTypes[ending];
  if (mimetype) return { name: `${key}${ending}`, mimetype, data: await readFile(file), alt };
  const data = await sharp(file).resize(width, height).jpeg({ quality: 90 }).toBuffer();
  return { name: `${key}.jpg`, mimetype: 'image/jpeg', data, alt };
}

async function readIcon(key: string, { file, alt }: IconSeed): Promise<Upload> {
  const data = await sharp(file).resize(iconSize, iconSize).png().toBuffer();
  return { name: `${key}.png`, mimetype: 'image/png', data, alt };
}

/** Reads the pictures and icons, three at a time, and uploads them to the media library. */
export async function seedPictures(
  payload: BasePayload,
  { pictures, icons }: { pictures: Record<string, PictureSeed>; icons: Record<string, IconSeed> },
  keys: Keys,
): Promise<void> {
  const waiting = [
    ...Object.entries(pictures).map(([key, picture]) => ({
      key,
      read: () => readPicture(key, picture),
    })),
    ...Object.entries(icons).map(([key, icon]) => ({ key, read: () => readIcon(key, icon) })),
  ];
  const total = waiting.length;
  let done = 0;
  let before: Promise<unknown> = Promise.resolve();
  /** Uploads one picture at a time: uploads are slow, and a write waits only a few seconds for another. */
  const uploadInOrder = (picture: Upload): Promise<number> => {
    const uploaded = before.then(() => upload(payload, picture));
    before = uploaded;
    return uploaded;
  };
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      keys.set('media', next.key, await uploadInOrder(await next.read()));
      done += 1;
      console.log(`pictures ${done}/${total}`);
    }
  };
  await Promise.all([work(), work(), work()]);
}
