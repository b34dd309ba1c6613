import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './children.mjs';
import { readEnvironment } from './env.mjs';
import { ROOT } from './paths.mjs';
import { filesBelow, hashOf, stepIfChanged } from './stamp.mjs';

const STAMP = join(ROOT, 'node_modules/.studium-town');

/** The generated file, which both programs import. */
const SETTINGS = join(ROOT, 'shared/town/settings.ts');

/** The files that write the settings. */
const WRITERS = [
  ...[
    'scripts/codegen/town.ts',
    'scripts/codegen/sign.ts',
    'scripts/codegen/icons.ts',
    'src/theme',
    'towns/defineTown.ts',
    'towns/derivePalette.ts',
    'towns/sign.svg',
  ],
  ...['shared/town/contrast.ts', 'shared/town/grounds.ts', 'shared/town/palette.ts'],
];

/** Writes the settings and icons of the town that TOWN names for both programs, unless they have not changed. */
export async function writeTownSettings() {
  const { TOWN } = readEnvironment();
  const folder = `towns/${TOWN || 'castelmora'}`;
  const own = [`${folder}/town.config.ts`, `${folder}/sign.svg`];
  const stamp = await hashOf(ROOT, await filesBelow(ROOT, [...WRITERS, ...own]), { TOWN });
  if (!existsSync(SETTINGS)) await rm(STAMP, { force: true });
  await stepIfChanged('town', STAMP, stamp, () =>
    run('The settings of the town are wrong', ['--import', 'tsx', 'scripts/codegen/town.ts'], {
      env: { ...process.env, TOWN },
    }),
  );
}
