// `npx tsx cms/scripts/drawBlockPreviews.ts`: draws the preview of each block for the page builder in the
// admin: public/blocks/<handle>.svg.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cmsDir } from '../src/paths';
import { drawings } from './blockPreviews/drawings';

const folder = path.join(cmsDir, 'public/blocks');
await mkdir(folder, { recursive: true });
for (const [handle, svg] of Object.entries(drawings))
  await writeFile(path.join(folder, `${handle}.svg`), svg);
console.log(`${Object.keys(drawings).length} pictures in ${folder}`);
