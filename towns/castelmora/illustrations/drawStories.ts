/** Draws the pictures of the product's stories into stories/fixtures/pictures. */
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPictogram } from './pictograms';
import { drawScene, type SceneName, type SceneOptions } from './scenes';

const card = { width: 1180, height: 885 };
/** Leaves room for a hero's text on the left. */
const townAtRight = { center: 0.68, spread: 54, sun: 0.47, birdsAt: 0.86 };

const drawings: {
  file: string;
  scene: SceneName;
  seed: number;
  width: number;
  height: number;
  options?: SceneOptions;
}[] = [
  { file: 'attic', scene: 'attic', seed: 11, ...card },
  { file: 'courtyard', scene: 'courtyard', seed: 12, ...card },
  { file: 'library', scene: 'library', seed: 13, ...card },
  { file: 'market', scene: 'market', seed: 14, ...card },
  { file: 'concert', scene: 'concert', seed: 15, ...card },
  { file: 'river-park', scene: 'riverPark', seed: 16, ...card },
  { file: 'skyline', scene: 'skyline', seed: 7, width: 1540, height: 796, options: townAtRight },
  { file: 'portrait', scene: 'arcadedStreet', seed: 18, width: 885, height: 1180 },
];

const folder = join(import.meta.dirname, '../../../stories/fixtures/pictures');

for (const { file, scene, seed, width, height, options = {} } of drawings) {
  const svg = drawScene(scene, seed, width, height, options);
  await sharp(Buffer.from(svg))
    .webp({ quality: 60 })
    .toFile(join(folder, `${file}.webp`));
}

const signs = [
  { file: 'key', pictogram: 'key', hue: 'brick' },
  { file: 'bus', pictogram: 'bus', hue: 'river' },
  { file: 'coffee', pictogram: 'coffee', hue: 'ochre' },
] as const;

for (const { file, pictogram, hue } of signs) {
  const svg = drawPictogram(pictogram, hue, 128);
  await sharp(Buffer.from(svg))
    .webp({ quality: 90 })
    .toFile(join(folder, `${file}.webp`));
}
