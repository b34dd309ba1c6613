/** `npm run content -- check`: checks the folder of the town whose name is the argument, and says what is in it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { mapPath, readMapFile } from '@studium/shared/town/map/readMapFile';
import { exitWithError } from '../src/logs/exitWithError';
import { townsDir } from '../src/paths';
import { entryCollections } from '../src/sections/sections';
import { readTown } from './readTown';

const [name = ''] = process.argv.slice(2);

try {
  const town = readTown(name);
  const map = path.join(townsDir, name, mapPath);
  if (existsSync(map)) await readMapFile(map);
  const count = (...records: object[]) =>
    records.reduce((sum, record) => sum + Object.keys(record).length, 0);
  const { pictures, icons, clips, documents } = town;
  const entries = count(...entryCollections.map((section) => town[section]));
  const files = count(pictures, icons, clips, documents);
  console.log(
    `towns/${name}: no problem in ${entries} entries and pages, and ${files} pictures and files.`,
  );
} catch (error) {
  exitWithError(error);
}
