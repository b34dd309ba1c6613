import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { missingOf } from '../scripts/lib/completeImage.mjs';
import { expect, test } from './town';

test('an image gets the addresses of data, and the pages to fetch ahead, of a whole build', async () => {
  const folder = process.env.STUDIUM_DIST_DIR ?? '';
  const { buildId, dataRoutes, kept } = await missingOf(folder);
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const whole = JSON.parse(await read('routes-manifest.json')) as { dataRoutes: unknown[] };
  expect(whole.dataRoutes.length).toBeGreaterThan(40);
  expect(JSON.parse(JSON.stringify(dataRoutes))).toEqual(whole.dataRoutes);
  const manifest = await read(`static/${buildId}/_ssgManifest.js`);
  expect(JSON.parse(/new Set\((\[.*?\])\)/.exec(manifest)?.[1] ?? '')).toEqual(kept);
});
