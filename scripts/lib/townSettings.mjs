import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './children.mjs';
import { readEnvironment } from './env.mjs';
import { ROOT } from './paths.mjs';
import { filesBelow, hashOf, stepIfChanged } from './stamp.mjs';
import { print } from './steps.mjs';
import { lockTown, reserveTowns, TownInUse } from './townLock.mjs';

const SETTINGS = 'shared/town/settings.ts';

const STAMP = join(ROOT, 'node_modules/.studium-town');

/** The fixed texts of the product. */
const TEXTS = 'src/i18n/texts';

/** Some of the generated files: those that both programs import, and the texts of the site. */
const GENERATED = [
  SETTINGS,
  'shared/town/appearance.ts',
  'shared/town/mails.ts',
  'shared/town/choices.ts',
  'public/locales/errors.json',
  'public/errors/night.webp',
];

/** The files that write the settings. */
const WRITERS = [
  ...['scripts/codegen', TEXTS, 'src/theme', 'shared/town/map/readMapFile.ts'],
  ...['defineTown.ts', 'derivePalette.ts', 'resolveLanguage.ts', 'strictSettings.ts'].map(
    (name) => `towns/${name}`,
  ),
  ...['sign.svg', 'skyline.svg', 'night.svg'].map((name) => `towns/${name}`),
  ...['contrast', 'grounds', 'palette', 'routePaths'].map((name) => `shared/town/${name}.ts`),
];

/** What the settings are written from in the folder of a town; most of it may be missing. */
const SOURCES = [
  ...['town.config.ts', 'sign.svg', 'skyline.svg', 'texts', 'embed', 'map/town.pmtiles'],
  ...['svg', 'webp', 'jpg', 'png'].flatMap((ending) => [`night.${ending}`, `night-tall.${ending}`]),
];

/** The town that TOWN names. */
const chosenTown = () => readEnvironment().TOWN || 'castelmora';

/** Returns the folders of the fixed texts: those of the product, and those of the town if it has some. */
export const textFolders = () =>
  [TEXTS, `towns/${chosenTown()}/texts`].filter((folder) => existsSync(join(ROOT, folder)));

/** The names of all files in folders, for the stamp: the codegen refuses wrong names. @param {string[]} folders */
async function namesIn(folders) {
  const lists = folders.map((folder) => readdir(join(ROOT, folder)).catch(() => []));
  return (await Promise.all(lists)).flat().sort().join();
}

/**
 * Writes the settings, texts, icons, pictures, frames and map of a town for both programs, unless they have not changed.
 *
 * @param {string} [town] its folder in `towns`; without it the one that TOWN names
 * @throws {import('./townLock.mjs').TownInUse} if another command in this checkout uses another town
 */
export async function writeTownSettings(town = chosenTown()) {
  await lockTown(town);
  const own = SOURCES.map((name) => `towns/${town}/${name}`);
  const names = await namesIn([`towns/${town}`, `towns/${town}/map`]);
  const stamp = await hashOf(ROOT, await filesBelow(ROOT, [...WRITERS, ...own]), { town, names });
  if (!GENERATED.every((file) => existsSync(join(ROOT, file)))) await rm(STAMP, { force: true });
  await stepIfChanged('town', STAMP, stamp, () =>
    run('The settings of the town are wrong', ['--import', 'tsx', 'scripts/codegen/town.ts'], {
      env: { ...process.env, TOWN: town },
    }),
  );
}

/**
 * Returns the languages of the written settings, the default one first.
 *
 * @returns {Promise<{ code: string, name: string }[]>}
 */
export async function readLanguages() {
  const text = await readFile(join(ROOT, SETTINGS), 'utf8');
  // scripts/codegen/town.ts writes JSON in this line. Node cannot import the file, because it is TypeScript.
  const [, json = '{}'] = /^export const languages = (.*) as const;$/m.exec(text) ?? [];
  const languages = /** @type {Record<string, { code: string, name: string }>} */ (
    JSON.parse(json)
  );
  return Object.values(languages);
}

/** Writes the settings of the town that TOWN names, unless a command that has begun meanwhile uses another one. */
export async function restoreTownSettings() {
  try {
    await writeTownSettings();
  } catch (error) {
    if (!(error instanceof TownInUse)) throw error;
    print(`-- the settings of ${chosenTown()} are not restored\n${error.message}`);
  }
}

/**
 * Notes at the start of a command that it will use other towns besides the one that TOWN names.
 *
 * @param {string[]} others
 * @throws {TownInUse} if another command runs in this checkout
 */
export const reserveOtherTowns = (others) => reserveTowns([chosenTown(), ...others]);
