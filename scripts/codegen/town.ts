/** Writes shared/town/settings.ts: the settings of the town that TOWN names, checked and with all defaults. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { unreadablePairs } from '../../src/theme/unreadablePairs';
import { resolveTown } from '../../towns/defineTown';

const name = process.env.TOWN || 'castelmora';
const config = new URL(`../../towns/${name}/town.config.ts`, import.meta.url);

async function readTown() {
  if (!existsSync(config))
    throw new Error(`TOWN is ${name}, but towns/${name}/town.config.ts does not exist.`);
  const { default: settings } = (await import(config.href)) as { default?: unknown };
  const town = resolveTown(settings);
  const unreadable = unreadablePairs(town.palette);
  if (unreadable.length > 0)
    throw new Error(`These colours cannot be read together:\n${unreadable.join('\n')}`);
  return town;
}

try {
  const { timeZone, palette } = await readTown();
  await writeFile(
    fileURLToPath(new URL('../../shared/town/settings.ts', import.meta.url)),
    [
      `// Generated from towns/${name}/town.config.ts by npm run codegen.`,
      `import type { Palette } from './palette';`,
      `export const timeZone = ${JSON.stringify(timeZone)};`,
      `export const palette: Palette = ${JSON.stringify(palette)};`,
      '',
    ].join('\n'),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
