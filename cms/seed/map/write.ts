/**
 * Writes the map of the town for the site: data, styles for both themes and the fonts of its names.
 *   npx tsx cms/seed/map/write.ts public/map
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapFiles } from './files';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder to write to, e.g. write.ts public/map');

async function writeMap(target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const [name, content] of Object.entries(await mapFiles()))
    await writeFile(join(target, name), content);
}

await writeMap(folder);
