import type { BasePayload } from 'payload';
import sharp from 'sharp';
import { drawPictogram } from './illustrations/pictograms';
import { drawScene } from './illustrations/scenes';
import type { Keys } from './Keys';
import type { IconSeed, PictureSeed } from './types';
import { type Upload, upload } from './upload';

/** Width and height of an icon in pixels. */
const iconSize = 560;

async function drawPicture(key: string, picture: PictureSeed): Promise<Upload> {
  const { scene, seed, width, height, options, alt } = picture;
  const svg = Buffer.from(drawScene(scene, seed, width, height, options));
  const data = await sharp(svg).resize(width, height).jpeg({ quality: 90 }).toBuffer();
  return { name: `${key}.jpg`, mimetype: 'image/jpeg', data, alt };
}

async function drawIcon(key: string, { pictogram, hue, alt }: IconSeed): Promise<Upload> {
  const svg = Buffer.from(drawPictogram(pictogram, hue, iconSize));
  return {
    name: `${key}.png`,
    mimetype: 'image/png',
    data: await sharp(svg).png().toBuffer(),
    alt,
  };
}

/** Draws the pictures and icons, three at a time, and uploads them to the media library. */
export async function seedPictures(
  payload: BasePayload,
  { pictures, icons }: { pictures: Record<string, PictureSeed>; icons: Record<string, IconSeed> },
  keys: Keys,
): Promise<void> {
  const waiting = [
    ...Object.entries(pictures).map(([key, seed]) => ({
      key,
      draw: () => drawPicture(key, seed),
    })),
    ...Object.entries(icons).map(([key, seed]) => ({ key, draw: () => drawIcon(key, seed) })),
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
      keys.set('media', next.key, await uploadInOrder(await next.draw()));
      done += 1;
      console.log(`pictures ${done}/${total}`);
    }
  };
  await Promise.all([work(), work(), work()]);
}
