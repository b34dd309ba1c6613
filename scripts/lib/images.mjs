import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { compileScripts } from '../../cms/compileScripts.mjs';
import { buildImage, buildStandaloneCms } from './builds.mjs';
import { CMS, ROOT } from './paths.mjs';

/** Copies links to packages of this repository as they are, because another path is not in the image. */
const COPY = { recursive: true, verbatimSymlinks: true };

/** Packages that only developers need, although Payload and Next can load them. */
const DEVELOPMENT = [
  'drizzle-kit',
  'esbuild',
  '@esbuild',
  'sass',
  'typescript',
  '@typescript',
  'webpack',
];

/** Next ships one runtime for each mode; its own trace already contains the production one. */
const NEXT_RUNTIMES = 'node_modules/next/dist/compiled/next-server/';

/** Next resolves these whenever a program of ours starts it, although it only loads them to build. */
const RESOLVED = ['webpack', '@babel/runtime/package.json'].map(
  (name) => `node_modules/next/dist/compiled/${name}`,
);

/** The files of the cms that Next does not load: its entry, the seed and the scripts of operators. */
const CMS_ENTRIES = [
  ...['server.mjs', 'dist/seed/run.mjs'],
  ...['backup', 'csv', 'migrate', 'restore'].map((name) => `dist/scripts/${name}.mjs`),
];

/** Modules of this repository that run in an image as they are. */
const PROGRAMS = ['cms/dist/', 'cms/server.mjs', 'shared/', 'src/server/shared/'];

/** Assembles `image/site`: the program of the site with its packages. `node server.js` starts it. */
export async function assembleSite() {
  const distDir = '.next-image';
  await buildImage(distDir, { NEXT_OUTPUT: 'standalone' });
  const image = await emptyFolder('site');
  const build = join(ROOT, distDir);
  for (const part of [distDir, 'node_modules', 'server.js'])
    await cp(join(build, 'standalone', part), join(image, part), COPY);
  // Next copies no static files there, and `completeImage` has changed the others since.
  for (const part of ['static', 'routes-manifest.json', 'required-server-files.json'])
    await cp(join(build, part), join(image, distDir, part), COPY);
  await copy(['public', ...(await trace(['src/server/shared/PageCache.mjs']))], image);
}

/**
 * Assembles `image/cms`: the program of the cms and its scripts, with their packages. `node server.mjs` in its
 * folder `cms` starts it.
 */
export async function assembleCms() {
  await buildStandaloneCms();
  await compileScripts(join(CMS, 'dist'));
  const image = await emptyFolder('cms');
  const standalone = join(CMS, '.next/standalone');
  for (const part of ['node_modules', 'cms/.next'])
    await cp(join(standalone, part), join(image, part), { ...COPY, filter: isNeeded });
  const loaded = await trace(CMS_ENTRIES.map((file) => `cms/${file}`));
  const schema = ['schema', 'extensions'].map((name) => `graphql/${name}.graphql`);
  const own = ['cms/.next/static', 'cms/public', 'cms/dist', 'cms/package.json', ...schema];
  await copy([...own, 'docs/editors', 'deploy/backup.sh', ...loaded, ...RESOLVED], image);
}

/**
 * Lists the entries and all that they load, because Next does not trace them.
 *
 * @param {string[]} entries relative to the root
 */
async function trace(entries) {
  const { fileList } = await nodeFileTrace(
    entries.map((file) => join(ROOT, file)),
    { base: ROOT, conditions: ['node', 'production'], ignore: isSource },
  );
  return [...fileList].filter((file) => isNeeded(file) && !file.startsWith(NEXT_RUNTIMES));
}

/**
 * Whether a file of this repository is not one of the programs. For a path that a program composes, the tracer lists
 * all files that it could mean, for that of `paths.ts` the whole repository.
 *
 * @param {string} file relative to the root
 */
function isSource(file) {
  return !file.includes('node_modules/') && !PROGRAMS.some((path) => file.startsWith(path));
}

/** @param {string} file */
function isNeeded(file) {
  return !DEVELOPMENT.some((name) => file.includes(`node_modules/${name}/`));
}

/**
 * @param {string[]} paths relative to the root
 * @param {string} image
 */
async function copy(paths, image) {
  for (const path of paths) {
    await mkdir(dirname(join(image, path)), { recursive: true });
    await cp(join(ROOT, path), join(image, path), COPY);
  }
}

/** @param {string} name */
async function emptyFolder(name) {
  const folder = join(ROOT, 'image', name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}
