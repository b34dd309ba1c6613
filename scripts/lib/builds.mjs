import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './children.mjs';
import { contentOf } from './data.mjs';
import { binOf, CMS, ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';
import { filesBelow, hashOf, readStamp, runWithStamp } from './stamp.mjs';
import { environmentOf } from './town.mjs';

/** @typedef {import('./town.mjs').Town} Town */
/** @typedef {import('./steps.mjs').Steps} Steps */

/** Folders that the site is built from, besides the files in the repository's root. */
const SITE_FOLDERS = ['pages', 'src', 'shared', 'graphql', 'public', 'scripts/codegen'];

/** Generated files, runtime data and test files, which do not change a build; hidden folders are caches. */
const NOT_AN_INPUT = [
  /(^|\/)(node_modules|next-env\.d\.ts|\.[^./][^/]*)$/,
  /\.(tsbuildinfo|test\.tsx?)$/,
  /^(data|data\.partial|src\/gql|test)$/,
];

/**
 * Builds the cms, unless its input files have not changed since the last build. The settings of a town do not
 * change the build.
 *
 * @param {Steps} steps
 */
export async function buildCms(steps) {
  if (await isCmsBuilt()) {
    steps.reportUnchanged('build cms');
    return;
  }
  const stamp = await computeCmsStamp();
  await steps.run('build cms', (onProgress) =>
    runWithStamp(stampFileOf(CMS, '.next'), stamp, () =>
      run('The cms could not be built', [binOf('next'), 'build'], {
        cwd: CMS,
        env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
        onLine: onProgress,
      }),
    ),
  );
}

/** Returns whether the existing build of the cms is up to date. */
async function isCmsBuilt() {
  return (await readStamp(stampFileOf(CMS, '.next'))) === (await computeCmsStamp());
}

/** Throws if there is no build of the cms, or one of other files. */
export async function requireCmsBuild() {
  if (!(await isCmsBuilt()))
    throw new Problem('The cms is not built from its present files: run npm run build -w cms.');
}

/** Hashes all files that the cms, its database and its demo content are built from. */
export async function computeCmsStamp() {
  const own = await filesBelow(CMS, ['.'], isNotInput);
  const others = await filesBelow(ROOT, [
    'shared',
    'graphql/schema.graphql',
    'graphql/extensions.graphql',
    'package-lock.json',
  ]);
  return hashOf(ROOT, [...own, ...others]);
}

/**
 * Returns whether the existing build of the site is up to date.
 *
 * @param {Town} town
 */
export async function isSiteBuilt(town) {
  return (await readStamp(stampFileOf(ROOT, '.next'))) === (await computeSiteStamp(town));
}

/**
 * Builds the site. The cms must be running, because the build renders the listings.
 *
 * @param {Town} town
 * @param {Steps} steps
 * @param {string} [distDir] the output folder, relative to the root
 */
export async function buildSite(town, steps, distDir = '.next') {
  const stamp = await computeSiteStamp(town);
  await runCodegen(steps);
  await steps.run('build site', (onProgress) =>
    runWithStamp(stampFileOf(ROOT, distDir), stamp, () =>
      run('The site could not be built', [binOf('next'), 'build', '--webpack'], {
        cwd: ROOT,
        // The keys of pages in Redis contain the build's id, which only exists when the build is finished.
        env: environmentOf(town, { NEXT_DIST_DIR: distDir, REDIS_URL: '' }),
        onLine: onProgress,
      }),
    ),
  );
}

/**
 * Builds the site for a container image, unless that build is up to date. It contains no content: each
 * page is rendered at its first request.
 *
 * @param {Steps} steps
 * @param {string} distDir the output folder, relative to the root
 */
export async function buildImage(steps, distDir) {
  const stamp = await hashOf(ROOT, [...(await listSiteFiles()), 'scripts/lib/completeImage.mjs']);
  if ((await readStamp(stampFileOf(ROOT, distDir))) === stamp) {
    steps.reportUnchanged('build image');
    return;
  }
  await runCodegen(steps);
  const args = [binOf('next'), 'build', '--webpack', '--experimental-build-mode', 'compile'];
  await steps.run('build image', (onProgress) =>
    runWithStamp(stampFileOf(ROOT, distDir), stamp, async () => {
      await run('The site could not be built', args, {
        cwd: ROOT,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          NEXT_TELEMETRY_DISABLED: '1',
          NEXT_DIST_DIR: distDir,
        },
        onLine: onProgress,
      });
      // This file must load before the packages are installed, and completeImage imports packages.
      const { completeImage } = await import('./completeImage.mjs');
      await completeImage(join(ROOT, distDir));
    }),
  );
}

/**
 * Generates the types and hooks of the GraphQL documents.
 *
 * @param {Steps} steps
 */
export async function runCodegen(steps) {
  await steps.run('codegen', () =>
    run('The GraphQL documents do not fit the contract', codegenCommand(), { cwd: ROOT }),
  );
}

/**
 * Generates the types of the cms's collections and globals, and those of its resolvers, which the type check
 * needs.
 *
 * @param {Steps} steps
 */
export async function runCmsCodegen(steps) {
  const payload = ['--conditions=production', binOf('payload'), 'generate:types'];
  await steps.run('codegen of the cms', async () => {
    await run('The types of the cms could not be generated', payload, { cwd: CMS });
    await run('The resolvers of the cms do not fit the contract', codegenCommand(), { cwd: CMS });
  });
}

/** Returns the code generator and its arguments. */
export function codegenCommand() {
  return [binOf('@graphql-codegen/cli', 'graphql-codegen'), '--config', 'codegen.ts'];
}

/**
 * Hashes the input files of the site, and the addresses and the content, because the build renders them
 * into pages.
 *
 * @param {Town} town
 */
async function computeSiteStamp(town) {
  const { siteUrl, cmsHost, source } = town.settings;
  const publicVariables = Object.entries(source).filter(([name]) =>
    name.startsWith('NEXT_PUBLIC_'),
  );
  const content = await contentOf(town);
  return hashOf(ROOT, await listSiteFiles(), {
    siteUrl,
    cmsHost,
    content,
    ...Object.fromEntries(publicVariables.sort()),
  });
}

/** Lists the files that the site is built from. */
async function listSiteFiles() {
  const atRoot = (await readdir(ROOT)).filter((name) => /\.([cm]?[jt]s|json)$/.test(name));
  return filesBelow(ROOT, [...SITE_FOLDERS, ...atRoot], isNotInput);
}

/** @param {string} path relative to the program's folder */
function isNotInput(path) {
  return NOT_AN_INPUT.some((pattern) => pattern.test(path));
}

/**
 * @param {string} program the program's folder
 * @param {string} distDir
 */
function stampFileOf(program, distDir) {
  return join(program, distDir, '.studium-build');
}
