import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import dataRoute from 'next/dist/server/lib/router-utils/build-data-route.js';
import routing from 'next/dist/shared/lib/router/utils/index.js';

/**
 * What a build in the mode `compile` leaves out because it does not look into the pages: the addresses
 * of their data, without which each link of the site would load a whole document, and which of them
 * are kept, so that browsers may fetch their data ahead. A test holds it equal to a whole build.
 *
 * @param {string} folder of a finished build
 */
export async function missingOf(folder) {
  /** @param {string} file */
  const read = (file) => readFile(join(folder, file), 'utf8');
  const buildId = await read('BUILD_ID');
  /** @type {{ pages: Record<string, string[]> }} */
  const { pages } = JSON.parse(await read('build-manifest.json'));
  const names = Object.keys(pages)
    .filter((page) => !/^\/_(app|error)$/.test(page))
    .sort();
  const scripts = await Promise.all(
    names.map((page) =>
      read((pages[page] ?? []).findLast((file) => file.includes('/pages/')) ?? ''),
    ),
  );
  return {
    buildId,
    dataRoutes: routing
      .getSortedRoutes(names)
      .map((page) => dataRoute.buildDataRoute(page, buildId)),
    kept: names.filter((_, index) => scripts[index]?.includes('__N_SSG')),
  };
}

/**
 * Completes a build that was made for an image.
 *
 * @param {string} folder of a finished build
 */
export async function completeImage(folder) {
  const { buildId, dataRoutes, kept } = await missingOf(folder);
  const routes = join(folder, 'routes-manifest.json');
  const before = JSON.parse(await readFile(routes, 'utf8'));
  await writeFile(routes, JSON.stringify({ ...before, dataRoutes }));
  await writeFile(
    join(folder, 'static', buildId, '_ssgManifest.js'),
    `self.__SSG_MANIFEST=new Set(${JSON.stringify(kept)});self.__SSG_MANIFEST_CB&&self.__SSG_MANIFEST_CB()`,
  );
}
