import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Pixels of both pictures: for wide screens and for phones. src/shell/errors/ErrorScene.tsx shows them in these sizes. */
const sizes = {
  night: { width: 1800, height: 930 },
  'night-tall': { width: 800, height: 620 },
};

/** The picture of the error pages as WebP. */
type NightPictures = Record<keyof typeof sizes, Buffer>;

/** Possible sources of the picture. The first that exists is used. */
const endings = ['svg', 'webp', 'jpg', 'png'];

const quality = 80;

/** Where the part for phones begins in the wide picture, from 0 for its left side to 1 for its right side. */
const tallPosition = 0.7;

/**
 * Converts a picture to WebP of a size. Its lower part stays if it has another shape.
 *
 * @throws {Error} if it is no picture, or too small
 */
async function toWebp(
  file: string,
  content: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const found = await sharp(content)
    .metadata()
    .catch(() => null);
  if (!found) throw new Error(`${file} is not a picture that can be read.`);
  if (found.format === 'webp' && found.width === width && found.height === height) return content;
  const isDrawing = found.format === 'svg';
  if (!isDrawing && (found.width < width || found.height < height))
    throw new Error(
      `${file} must have ${width} × ${height} pixels or more, but has ${found.width} × ${found.height}.`,
    );
  // A drawing is enlarged before it becomes pixels.
  const density = isDrawing ? { density: Math.min(2400, (72 * width) / found.width) } : {};
  return sharp(content, density)
    .resize(width, height, { fit: 'cover', position: 'bottom' })
    .webp({ quality })
    .toBuffer();
}

/** The part of the wide picture that phones show, if a town has no other for them. */
async function cutTall(wide: Buffer): Promise<Buffer> {
  const { width, height } = sizes['night-tall'];
  const scaled = Math.round((sizes.night.width * height) / sizes.night.height);
  const left = Math.round((scaled - width) * tallPosition);
  return sharp(wide)
    .resize(scaled, height)
    .extract({ left, top: 0, width, height })
    .webp({ quality })
    .toBuffer();
}

/** The file with a name in a folder; undefined if there is none. */
const fileIn = (folder: string, name: string): string | undefined =>
  endings.map((ending) => path.join(folder, `${name}.${ending}`)).find((file) => existsSync(file));

/**
 * Reads the picture of the error pages: `night` of a town, and `night-tall` for phones. Without them it is the drawing
 * of the product.
 *
 * @param town the folder of the town
 * @param product the drawing of the product
 * @param change changes the text of that drawing first
 * @throws {Error} if a file cannot be read or is too small
 */
export async function readNight(
  town: string,
  product: string,
  change = (svg: string) => svg,
): Promise<NightPictures> {
  const wide = fileIn(town, 'night');
  const tall = fileIn(town, 'night-tall');
  const night = wide
    ? await toWebp(wide, await readFile(wide), sizes.night)
    : await toWebp(product, Buffer.from(change(await readFile(product, 'utf8'))), sizes.night);
  return {
    night,
    'night-tall': tall
      ? await toWebp(tall, await readFile(tall), sizes['night-tall'])
      : await cutTall(night),
  };
}

/** Writes the pictures to where the site serves them. */
export async function writeNight(root: string, pictures: NightPictures): Promise<void> {
  const folder = path.join(root, 'public/errors');
  await mkdir(folder, { recursive: true });
  for (const name of ['night', 'night-tall'] as const)
    await writeFile(path.join(folder, `${name}.webp`), pictures[name]);
}
