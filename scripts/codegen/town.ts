/**
 * Writes what both programs need of the town that TOWN names: shared/town/settings.ts, which contains its
 * settings with all defaults, public/locales with the fixed texts, the texts of mails, the icons and the pictures of
 * shared links that are drawn from its sign, the picture of the error pages, its pages for frames, and its map.
 * Everything is checked first.
 */
import { existsSync, readdirSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ColorToken, defaultPalette, type Palette } from '../../shared/town/palette';
import { unreadablePairs } from '../../src/theme/unreadablePairs';
import { resolveTown } from '../../towns/defineTown';
import { lockTown } from '../lib/townLock.mjs';
import { checkFileNames } from './checkFileNames';
import { writeIcons } from './icons';
import { writeLinkPictures } from './linkPictures';
import { readMap, writeMap } from './map';
import { readNight, writeNight } from './night';
import { readSign } from './sign';
import { readSkyline } from './skyline';
import { choicesIn, mailsIn, mergeTexts, writeTexts } from './texts';

const root = path.resolve(import.meta.dirname, '../..');
const name = process.env.TOWN || 'castelmora';
const folder = path.join(root, 'towns', name);
const productTexts = path.join(root, 'src/i18n/texts');

async function readTown() {
  const config = path.join(folder, 'town.config.ts');
  if (!existsSync(config))
    throw new Error(
      `TOWN is ${name}, but towns/${name}/town.config.ts does not exist. There are ${namesOfTowns()}.`,
    );
  checkFileNames(folder);
  const { default: settings } = (await import(pathToFileURL(config).href)) as { default?: unknown };
  const town = resolveTown(settings);
  const unreadable = unreadablePairs(town.palette);
  if (unreadable.length > 0)
    throw new Error(`These colours cannot be read together:\n${unreadable.join('\n')}`);
  const texts = mergeTexts(Object.values(town.languages), {
    product: productTexts,
    town: path.join(folder, 'texts'),
  });
  return {
    ...town,
    texts,
    sign: await readSignOf(town.palette),
    skyline: await readSkyline(fileOf('skyline.svg')),
    night: await readNightOf(town.palette),
    map: await readMap(folder, town.map),
  };
}

const namesOfTowns = () =>
  readdirSync(path.join(root, 'towns'), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    .join(', ');

/** The town's own file, else the one of the product. */
function fileOf(file: string): string {
  const own = path.join(folder, file);
  return existsSync(own) ? own : path.join(root, 'towns', file);
}

/** The town's sign, else the sign of the product in the town's first colour. */
async function readSignOf({ light }: Palette) {
  const own = path.join(folder, 'sign.svg');
  if (existsSync(own)) return readSign(own);
  return readSign(path.join(root, 'towns/sign.svg'), (svg) =>
    svg.replace(defaultPalette.light['f-brick'], light['f-brick']),
  );
}

/** The town's picture of the error pages, else that of the product in the colour of these pages. */
const readNightOf = ({ light }: Palette) =>
  readNight(folder, path.join(root, 'towns/night.svg'), (svg) =>
    svg.replaceAll(defaultPalette.light['error-ground'], light['error-ground']),
  );

/** Copies the town's own pages for frames to public/embed. Pages of another town are deleted. */
async function writeEmbeds() {
  const served = path.join(root, 'public/embed');
  await rm(served, { recursive: true, force: true });
  const own = path.join(folder, 'embed');
  if (existsSync(own)) await cp(own, served, { recursive: true });
}

/** Theme colours that a sign may use, by their hex value. In pages they become CSS variables. */
const themed = [
  'f-brick',
  'f-ochre',
  'f-sage',
  'f-river',
  'f-plum',
  'cream',
] as const satisfies ColorToken[];

try {
  await lockTown(name);
  const { timeZone, languages, accessibilityStatement, texts, palette, ...drawings } =
    await readTown();
  const { sign, skyline, night, map } = drawings;
  const content = themed.reduce(
    (drawn, token) => drawn.replaceAll(`"${palette.light[token]}"`, `"var(--${token})"`),
    sign.content,
  );
  const origin = `// Generated from towns/${name} by npm run codegen.`;
  const settings = [
    origin,
    '/** The codes of the languages, the default one first. */',
    `export const locales = ${JSON.stringify(Object.keys(languages))} as const;`,
    `export const languages = ${JSON.stringify(languages)} as const;`,
    `export const timeZone = ${JSON.stringify(timeZone)};`,
    '/** The law on accessibility statements that applies to the town. */',
    `export const accessibilityStatement: 'agid' | null = ${JSON.stringify(accessibilityStatement)};`,
    `export const ownsMap: boolean = ${map !== null};`,
    '/** The sign beside the name in the header. `content` is checked: it only draws. */',
    `export const sign = ${JSON.stringify({ viewBox: sign.viewBox, content })};`,
    '/** The path of the skyline above the footer, in a viewBox of 1440 × 116, from y = -16 to y = 100. */',
    `export const skyline = ${JSON.stringify(skyline)};`,
  ];
  const appearance = [
    origin,
    `import type { MapFile } from './map/MapFile';`,
    `import type { Palette } from './palette';`,
    `export const palette: Palette = ${JSON.stringify(palette)};`,
    '/** The map; null in a town without one. */',
    `export const map: MapFile | null = ${JSON.stringify(map)};`,
    '/** The sign with fixed colours, as a file. */',
    `export const signSvg = ${JSON.stringify(sign.svg)};`,
  ];
  const mails = [origin, `export const mails = ${JSON.stringify(mailsIn(texts))};`];
  const choices = [
    origin,
    `export const choices = ${JSON.stringify(choicesIn(texts, productTexts))};`,
  ];
  // Several modules, because every page of the site loads the settings, only the map loads the appearance, and only
  // the cms the texts of mails and choices.
  for (const [file, lines] of Object.entries({ settings, appearance, mails, choices }))
    await writeFile(path.join(root, `shared/town/${file}.ts`), `${lines.join('\n')}\n`);
  await writeTexts(root, texts);
  await writeIcons(root, sign.svg, palette.light.paper);
  await writeLinkPictures(root, { sign: sign.svg, skyline, light: palette.light });
  await writeNight(root, night);
  await writeEmbeds();
  await writeMap(root, folder, map);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
