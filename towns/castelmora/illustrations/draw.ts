/** Writes the pictures, icons, documents and the map into the folder of the town. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawTown, town } from './drawTown';

const drawn = await drawTown();
for (const { path, data } of drawn) await writeFile(join(town, path), data);
console.log(`${drawn.length} files drawn`);
