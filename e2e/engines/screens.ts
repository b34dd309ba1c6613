/**
 * npm run engines -- --screens <folder>: takes screenshots of twenty kinds of pages at phone and desktop
 * width in the three engines, and joins the three into one picture for a person to compare. It needs a
 * running site with the demo town: STUDIUM_SITE_URL.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { requireEngines } from '../../scripts/lib/browsers.mjs';
import { routeTypes } from '../routeTypes';
import { town } from '../town';
import { type Engine, engineNames } from './drive/Driver';
import { openEngine } from './drive/openEngine';
import { Tab } from './drive/Tab';

/** Tall windows, to show as much as the first three screens of a long page. */
const sizes = [
  { width: 390, height: 1600 },
  { width: 1280, height: 1600 },
];

/** Pixels between two screenshots. */
const gap = 12;

/** Pages that look like others are left out. */
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
  await tab.waitFor(hasItsPictures);
  // Crop to the same size, because scroll bars differ between engines.
  return sharp(await tab.driver.screenshot())
    .extract({ left: 0, top: 0, width, height })
    .toBuffer();
}

/** Whether the visible pictures and fonts are loaded and no animation runs. Runs in the page. */
function hasItsPictures(): boolean {
  const pictures = [...document.images].filter((image) => {
    const { top, left, right } = image.getBoundingClientRect();
    return top < innerHeight && left < innerWidth && right > 0;
  });
  return (
    pictures.every(({ complete }) => complete) &&
    document.fonts.status === 'loaded' &&
    document.getAnimations().every(({ playState }) => playState !== 'running')
  );
}
