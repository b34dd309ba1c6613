import type { BasePayload } from 'payload';
import sharp from 'sharp';
import { drawScene } from './illustrations/scenes';
import type { Keys } from './Keys';
import type { PictureSeed } from './types';

async function draw({ scene, seed, width, height, options }: PictureSeed): Promise<Buffer> {
  const svg = drawScene(scene, seed, width, height, options);
  return sharp(Buffer.from(svg)).resize(width, height).jpeg({ quality: 90 }).toBuffer();
}

async function upload(payload: BasePayload, key: string, picture: PictureSeed): Promise<number> {
  const data = await draw(picture);
  const { id } = await payload.create({
    collection: 'media',
    locale: 'it',
    data: { alt: picture.alt.it },
    file: { data, name: `${key}.jpg`, mimetype: 'image/jpeg', size: data.byteLength },
    depth: 0,
  });
  await payload.update({
    collection: 'media',
    id,
    locale: 'en',
    data: { alt: picture.alt.en },
    depth: 0,
  });
  return id;
}

/** Draws the pictures and puts them into the media library, a few at a time. */
export async function seedPictures(
  payload: BasePayload,
  pictures: Record<string, PictureSeed>,
  keys: Keys,
): Promise<void> {
  const waiting = Object.entries(pictures);
  const total = waiting.length;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [key, picture] = next;
      keys.set('pictures', key, await upload(payload, key, picture));
      done += 1;
      console.log(`pictures ${done}/${total}`);
    }
  };
  await Promise.all([work(), work(), work()]);
}
