/**
 * npm run engines -- --screens <folder>: takes the first view of twenty kinds of page, as a phone and a
 * desk show it, in the three engines, and puts the three side by side in one picture, for a person to
 * look at. Needs a running site with the demo town: STUDIUM_SITE_URL.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { requireEngines } from '../../scripts/lib/engines.mjs';
import { routeTypes } from '../routeTypes';
import { town } from '../town';
import { type Engine, engineNames } from './drive/Driver';
import { openEngine } from './drive/openEngine';
import { Tab } from './drive/Tab';

/** As high as a long page's first three views. */
const sizes = [
  { width: 390, height: 1600 },
  { width: 1280, height: 1600 },
];

/** White pixels between two engines. */
const gap = 12;

/** Forms that differ in their fields alone are shown once. */
const alike = new Set(['setPassword', 'verifyEmail', 'resetPassword', 'newsCategories']);
const kinds = routeTypes.filter(({ name }) => !alike.has(name)).slice(0, 20);

const [folder = ''] = process.argv.slice(2);
await mkdir(folder, { recursive: true });

const engines: Engine[] = [];
try {
  const programs = await requireEngines();
  for (const name of engineNames) engines.push(await openEngine(name, programs));
  const tabs = await Promise.all(
    engines.map(async (engine) => new Tab(await engine.newTab(), town.siteUrl)),
  );
  for (const { name, paths } of kinds) {
    for (const { width, height } of sizes) {
      const screens = await Promise.all(tabs.map((tab) => screenOf(tab, paths.it, width, height)));
      const file = path.join(folder, `${name.replaceAll(' ', '-')}-${width}.webp`);
      await sharp({
        create: {
          width: tabs.length * (width + gap) - gap,
          height,
          channels: 3,
          background: 'white',
        },
      })
        .composite(screens.map((input, index) => ({ input, left: index * (width + gap), top: 0 })))
        .webp({ quality: 85 })
        .toFile(file);
      console.log(file);
    }
  }
} finally {
  for (const engine of engines) await engine.close();
}

async function screenOf(tab: Tab, address: string, width: number, height: number): Promise<Buffer> {
  await tab.driver.resize(width, height);
  await tab.open(address);
  await tab.until(hasItsPictures);
  // Engines with a scroll bar of their own width still show the same number of pixels.
  return sharp(await tab.driver.screenshot())
    .extract({ left: 0, top: 0, width, height })
    .toBuffer();
}

/** Whether what is in sight has been loaded and stands still. Runs in the page. */
function hasItsPictures(): boolean {
  const pictures = [...document.images].filter(
    (image) => image.getBoundingClientRect().top < innerHeight,
  );
  return (
    pictures.every(({ complete }) => complete) &&
    document.fonts.status === 'loaded' &&
    document.getAnimations().every(({ playState }) => playState !== 'running')
  );
}
