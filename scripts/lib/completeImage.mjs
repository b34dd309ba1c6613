import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import dataRoute from 'next/dist/server/lib/router-utils/build-data-route.js';
import routing from 'next/dist/shared/lib/router/utils/sortable-routes.js';

/**
 * Computes what a build in the mode `compile` leaves out because it does not render pages: the routes of
 * their data, without which each link would load a full document, and the pages with getStaticProps, so
 * that browsers prefetch their data. A test checks that it equals a full build.
 *
 * @param {string} folder the folder of a finished build
 */
export async function computeMissingParts(folder) {
  /** @param {string} file */
  const read = (file) => readFile(join(folder, file), 'utf8');
  const buildId = await read('BUILD_ID');
  const { pages } = /** @type {{ pages: Record<string, string[]> }} */ (
    JSON.parse(await read('build-manifest.json'))
  );
  const names = Object.keys(pages)
    .filter((page) => !/^\/_(app|error)$/.test(page))
    .sort();
  const scripts = await Promise.all(
    names.map((page) => read(pages[page]?.findLast((file) => file.includes('/pages/')) ?? '')),
  );
  return {
    buildId,
    dataRoutes: routing.sortPages(names).map((page) => dataRoute.buildDataRoute(page, buildId)),
    staticPages: names.filter((_, index) => scripts[index]?.includes('__N_SSG')),
  };
}

/**
 * Completes a build that rendered no pages, so that it answers like a full build.
 *
 * @param {string} folder the folder of a finished build
 */
export async function completeImage(folder) {
  const { buildId, dataRoutes, staticPages } = await computeMissingParts(folder);
  const routes = join(folder, 'routes-manifest.json');
  const before = /** @type {object} */ (JSON.parse(await readFile(routes, 'utf8')));
  await writeFile(routes, JSON.stringify({ ...before, dataRoutes }));
  await writeFile(
    join(folder, 'static', buildId, '_ssgManifest.js'),
    `self.__SSG_MANIFEST=new Set(${JSON.stringify(staticPages)});self.__SSG_MANIFEST_CB&&self.__SSG_MANIFEST_CB()`,
  );
  await renderWithoutQuery(join(folder, 'required-server-files.json'));
}

/**
 * Lets Next render pages that it caches without the query of the request. In the mode `compile` it renders them
 * with the query, so that all visitors would get the one of the first.
 *
 * @param {string} path
 */
async function renderWithoutQuery(path) {
  const files = /** @type {{ config: { experimental: object } }} */ (
    JSON.parse(await readFile(path, 'utf8'))
  );
  const { config } = files;
  const experimental = { ...config.experimental, isExperimentalCompile: false };
  await writeFile(path, JSON.stringify({ ...files, config: { ...config, experimental } }));
}
