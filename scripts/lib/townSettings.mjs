import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './children.mjs';
import { readEnvironment } from './env.mjs';
import { ROOT } from './paths.mjs';
import { filesBelow, hashOf, stepIfChanged } from './stamp.mjs';

const STAMP = join(ROOT, 'node_modules/.studium-town');

/** The fixed texts of the product. */
const TEXTS = 'src/i18n/texts';

/** Some of the generated files: those that both programs import, and the texts of the site. */
const GENERATED = [
  'shared/town/settings.ts',
  'shared/town/appearance.ts',
  'shared/town/mails.ts',
  'shared/town/choices.ts',
  'public/locales/errors.json',
  'public/errors/night.webp',
];

/** The files that write the settings. */
const WRITERS = [
  ...[
    'scripts/codegen',
    TEXTS,
    'src/theme',
    'towns/defineTown.ts',
    'towns/derivePalette.ts',
    'towns/resolveLanguage.ts',
    'towns/sign.svg',
    'towns/skyline.svg',
    'towns/night.svg',
  ],
  ...[
    'shared/town/contrast.ts',
    'shared/town/grounds.ts',
    'shared/town/map/readMapFile.ts',
    'shared/town/palette.ts',
    'shared/town/routePaths.ts',
  ],
];

/** The picture of the error pages that a town can have. */
const NIGHT = ['night', 'night-tall'].flatMap((name) =>
  ['svg', 'webp', 'jpg', 'png'].map((ending) => `${name}.${ending}`),
);

/** @param {string} [town] its folder in `towns`; without it the one that TOWN names */
const townFolder = (town = readEnvironment().TOWN) => `towns/${town || 'castelmora'}`;

/** Returns the folders of the fixed texts: those of the product, and those of the town if it has some. */
export const textFolders = () =>
  [TEXTS, `${townFolder()}/texts`].filter((folder) => existsSync(join(ROOT, folder)));

/**
 * Writes the settings, texts, icons, pictures and map of a town for both programs, unless they have not changed.
 *
 * @param {string} [town] its folder in `towns`; without it the one that TOWN names
 */
export async function writeTownSettings(town = readEnvironment().TOWN) {
  const folder = townFolder(town);
  const own = [
    `${folder}/town.config.ts`,
    `${folder}/sign.svg`,
    `${folder}/skyline.svg`,
    ...NIGHT.map((file) => `${folder}/${file}`),
    `${folder}/texts`,
    `${folder}/map/town.pmtiles`,
  ];
  const stamp = await hashOf(ROOT, await filesBelow(ROOT, [...WRITERS, ...own]), { town });
  if (!GENERATED.every((file) => existsSync(join(ROOT, file)))) await rm(STAMP, { force: true });
  await stepIfChanged('town', STAMP, stamp, () =>
    run('The settings of the town are wrong', ['--import', 'tsx', 'scripts/codegen/town.ts'], {
      env: { ...process.env, TOWN: town },
    }),
  );
}
