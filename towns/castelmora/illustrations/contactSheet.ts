/**
 * Rasterises scenes into one picture, for choosing a seed:
 *   npx tsx contactSheet.ts sheet.png [scenes] [seeds] [width] [height] [options]
 *   npx tsx contactSheet.ts sheet.png kitchen,market 1-9 600 400 '{"time":"dusk"}'
 */
import sharp from 'sharp';
import { drawScene, scenes, type SceneName, type SceneOptions } from './scenes';

const gap = 10;
/** Maximum size: a larger sheet is scaled down when shown and loses details. */
const widest = 1640;

const [file, names = '', seeds = '1-3', width = '400', height = '300', options = '{}'] =
  process.argv.slice(2);
if (!file) throw new Error('Name the PNG to write, e.g. contactSheet.ts sheet.png');

const isScene = (name: string): name is SceneName => name in scenes;
const chosen = names ? names.split(',').filter(isScene) : Object.keys(scenes).filter(isScene);
const [cardWidth, cardHeight] = [Number(width), Number(height)];

function numbers(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [from = 1, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

const cards = chosen.flatMap((name) => numbers(seeds).map((seed) => ({ name, seed })));
const perRow = Math.max(1, Math.min(cards.length, Math.floor((widest - gap) / (cardWidth + gap))));
const rows = Math.ceil(cards.length / perRow);

async function contactSheet(): Promise<void> {
  const layers = [];
  for (const [i, { name, seed }] of cards.entries()) {
    const svg = drawScene(name, seed, cardWidth, cardHeight, JSON.parse(options) as SceneOptions);
    layers.push({
      input: await sharp(Buffer.from(svg)).png().toBuffer(),
      left: gap + (i % perRow) * (cardWidth + gap),
      top: gap + Math.floor(i / perRow) * (cardHeight + gap),
    });
  }
  await sharp({
    create: {
      width: gap + perRow * (cardWidth + gap),
      height: gap + rows * (cardHeight + gap),
      channels: 3,
      background: '#FBF6EC',
    },
  })
    .composite(layers)
    .png()
    .toFile(file ?? '');
}

void contactSheet();
