import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { completeImage, computeMissingParts } from '../scripts/lib/completeImage.mjs';
import { expect, test, town } from './town';

const fullBuild = town.distDir;

async function readJson(folder: string, file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(folder, file), 'utf8'));
}

test('a container image gets the data routes and the prefetch manifest of the full build', async () => {
  const { buildId, dataRoutes, staticPages } = await computeMissingParts(fullBuild);
  const full = (await readJson(fullBuild, 'routes-manifest.json')) as { dataRoutes: unknown[] };
  expect(full.dataRoutes.length).toBeGreaterThan(40);
  expect(JSON.parse(JSON.stringify(dataRoutes))).toEqual(full.dataRoutes);
  const manifest = await readFile(
    path.join(fullBuild, 'static', buildId, '_ssgManifest.js'),
    'utf8',
  );
  expect(JSON.parse(/new Set\((\[.*?\])\)/.exec(manifest)?.[1] ?? '')).toEqual(staticPages);
});

test('a container image renders cached pages without the query of a request, like the full build', async () => {
  const image = await mkdtemp(path.join(tmpdir(), 'studium-image-'));
  try {
    const manifests = ['BUILD_ID', 'build-manifest.json', 'routes-manifest.json'];
    for (const part of ['static', ...manifests])
      await cp(path.join(fullBuild, part), path.join(image, part), { recursive: true });
    const full = await readJson(fullBuild, 'required-server-files.json');
    expect(full).toMatchObject({ config: { experimental: { isExperimentalCompile: false } } });
    const compiled = JSON.stringify(full).replace(
      '"isExperimentalCompile":false',
      '"isExperimentalCompile":true',
    );
    await writeFile(path.join(image, 'required-server-files.json'), compiled);
    await completeImage(image);
    expect(await readJson(image, 'required-server-files.json')).toEqual(full);
  } finally {
    await rm(image, { recursive: true });
  }
});
