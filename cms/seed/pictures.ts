import type { BasePayload } from 'payload';
import sharp from 'sharp';
import { drawPictogram } from './illustrations/pictograms';
import { drawScene } from './illustrations/scenes';
import type { Keys } from './Keys';
import type { IconSeed, PictureSeed } from './types';
import { type Upload, upload } from './upload';

/** Pixels of a side of an icon. */
const iconSize = 560;

async function drawnPicture(key: string, picture: PictureSeed): Promise<Upload> {
  const { scene, seed, width, height, options, alt } = picture;
  const svg = Buffer.from(drawScene(scene, seed, width, height, options));
  const data = await sharp(svg).resize(width, height).jpeg({ quality: 90 }).toBuffer();
  return { name: `${key}.jpg`, mimetype: 'image/jpeg', data, alt };
}

async function drawnIcon(key: string, { pictogram, hue, alt }: IconSeed): Promise<Upload> {
  const svg = Buffer.from(drawPictogram(pictogram, hue, iconSize));
  return {
    name: `${key}.png`,
    mimetype: 'image/png',
    data: await sharp(svg).png().toBuffer(),
    alt,
  };
}

/** Draws the pictures and icons and puts them into the media library, a few at a time. */
export async function seedPictures(
  payload: BasePayload,
  { pictures, icons }: { pictures: Record<string, PictureSeed>; icons: Record<string, IconSeed> },
  keys: Keys,
): Promise<void> {
  const waiting = [
    ...Object.entries(pictures).map(([key, seed]) => ({
      key,
      draw: () => drawnPicture(key, seed),
    })),
    ...Object.entries(icons).map(([key, seed]) => ({ key, draw: () => drawnIcon(key, seed) })),
  ];
  const total = waiting.length;
  let done = 0;
  let before: Promise<unknown> = Promise.resolve();
  /** One after another: a write waits for another a few seconds only, and a slow machine takes longer. */
  const inTurn = (picture: Upload): Promise<number> => {
    const mine = before.then(() => upload(payload, picture));
    before = mine;
    return mine;
  };
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      keys.set('media', next.key, await inTurn(await next.draw()));
      done += 1;
      console.log(`pictures ${done}/${total}`);
    }
  };
  await Promise.all([work(), work(), work()]);
}
