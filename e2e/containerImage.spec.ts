import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { computeMissingParts } from '../scripts/lib/completeImage.mjs';
import { expect, test } from './town';

test('a container image gets the data routes and the prefetch manifest of the full build', async () => {
  const folder = process.env.STUDIUM_DIST_DIR ?? '';
  const { buildId, dataRoutes, staticPages } = await computeMissingParts(folder);
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const fullManifest = JSON.parse(await read('routes-manifest.json')) as { dataRoutes: unknown[] };
  expect(fullManifest.dataRoutes.length).toBeGreaterThan(40);
  expect(JSON.parse(JSON.stringify(dataRoutes))).toEqual(fullManifest.dataRoutes);
  const manifest = await read(`static/${buildId}/_ssgManifest.js`);
  expect(JSON.parse(/new Set\((\[.*?\])\)/.exec(manifest)?.[1] ?? '')).toEqual(staticPages);
});
