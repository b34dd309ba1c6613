import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { readNight } from '../codegen/night';

const product = join(__dirname, '../../towns/night.svg');
let town: string;

beforeEach(() => {
  town = mkdtempSync(join(tmpdir(), 'studium-night-'));
});
afterEach(() => rmSync(town, { recursive: true }));

/** A picture of one colour. */
const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

async function colourOf(picture: Buffer): Promise<string> {
  const { dominant } = await sharp(picture).stats();
  // Each of the colours of these tests is far from the others.
  return dominant.r > 180 ? 'red' : dominant.b > 180 ? 'blue' : 'dark';
}
const sizeOf = async (picture: Buffer) => {
  const { format, width, height } = await sharp(picture).metadata();
  return { format, width, height };
};

const wide = { format: 'webp', width: 1800, height: 930 };
const tall = { format: 'webp', width: 800, height: 620 };

it('is the drawing of the product in a town without a picture, in its own colour', async () => {
  const seen: string[] = [];
  const pictures = await readNight(town, product, (svg) => {
    seen.push(svg);
    return svg.replaceAll('#2e2a4c', '#ff0000');
  });
  expect(seen).toEqual([expect.stringContaining('#2e2a4c')]);
  expect(await sizeOf(pictures.night)).toEqual(wide);
  expect(await sizeOf(pictures['night-tall'])).toEqual(tall);
  const { data } = await sharp(pictures.night).raw().toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(200);
});

it('is the picture of the town, also for phones', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 9"><path fill="#f00" d="M0 0h18v9H0Z"/></svg>';
  writeFileSync(join(town, 'night.svg'), svg);
  const pictures = await readNight(town, product);
  expect(await sizeOf(pictures.night)).toEqual(wide);
  expect(await sizeOf(pictures['night-tall'])).toEqual(tall);
  expect(await colourOf(pictures.night)).toBe('red');
  expect(await colourOf(pictures['night-tall'])).toBe('red');
});

it('is another one for phones if the town has one', async () => {
  await plain(2000, 1200, '#f00').jpeg().toFile(join(town, 'night.jpg'));
  await plain(800, 620, '#00f').webp().toFile(join(town, 'night-tall.webp'));
  const pictures = await readNight(town, product);
  expect(await colourOf(pictures.night)).toBe('red');
  expect(await colourOf(pictures['night-tall'])).toBe('blue');
  expect(await sizeOf(pictures.night)).toEqual(wide);
});

it('stays as it is if it has the right form', async () => {
  const own = await plain(1800, 930, '#f00').webp().toBuffer();
  writeFileSync(join(town, 'night.webp'), own);
  expect((await readNight(town, product)).night.equals(own)).toBe(true);
});

it('must be large enough, and a picture', async () => {
  await plain(900, 465, '#f00').png().toFile(join(town, 'night.png'));
  await expect(readNight(town, product)).rejects.toThrow(
    'night.png must have 1800 × 930 pixels or more, but has 900 × 465.',
  );
  writeFileSync(join(town, 'night.webp'), 'no picture');
  await expect(readNight(town, product)).rejects.toThrow(
    'night.webp is not a picture that can be read.',
  );
});
