import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { run, runStep } from './children.mjs';
import { contentOf } from './data.mjs';
import { binOf, CMS, ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';
import { filesBelow, hashOf, readStamp, stepIfChanged } from './stamp.mjs';
import { print, step } from './steps.mjs';
import { environmentOf } from './town.mjs';
import { writeTownSettings } from './townSettings.mjs';

/** @typedef {import('./town.mjs').Town} Town */

/** Folders that the site is built from, besides the files in the repository's root. */
const SITE_FOLDERS = ['pages', 'src', 'shared', 'graphql', 'public', 'scripts/codegen'];

/** What the cms is built from, besides its folder. */
const CMS_OTHERS = [
  ...['shared', 'graphql/schema.graphql', 'graphql/extensions.graphql', 'package-lock.json'],
];

/** Generated files, runtime data and test files, which do not change a build; hidden folders are caches. */
const NOT_AN_INPUT = [
  /(^|\/)(node_modules|next-env\.d\.ts|\.[^./][^/]*)$/,
  /\.(tsbuildinfo|test\.tsx?)$/,
  /^(data[^/]*|dist|compileScripts\.mjs|src\/gql|test)$/,
];

/** The environment of a build that does not depend on a town. */
const production = () => ({
  ...process.env,
  NODE_ENV: /** @type {const} */ ('production'),
  NEXT_TELEMETRY_DISABLED: '1',
});

const CMS_STAMP = stampFileOf(CMS, '.next');

/** The errors of src/errors/AppError.ts with which a build fails on a machine that is too busy. */
const CMS_WAS_LATE = /\bcms\/(unreachable|invalid-answer)\b/;

const TWICE_LATE =
  'The site could not be built, because the cms did not answer in time, twice. Close other programs and start again: ' +
  'what is done already is not repeated';

/** Builds the cms, unless its input files have not changed since the last build. */
export async function buildCms() {
  await stepIfChanged('build cms', CMS_STAMP, await computeCmsStamp(), runCmsBuild, 80);
}

/** Builds the cms with a list of the files that it needs, for its image. */
export async function buildStandaloneCms() {
  await writeTownSettings();
  await step('build cms', (onLine) => runCmsBuild(onLine, { NEXT_OUTPUT: 'standalone' }));
}

/**
 * @param {import('./children.mjs').OnLine} onLine
 * @param {import('./env.mjs').Environment} [env]
 */
function runCmsBuild(onLine, env) {
  return run('The cms could not be built', [binOf('next'), 'build'], {
    cwd: CMS,
    env: { ...production(), ...env },
    onLine,
  });
}

/**
 * Runs some work while the cms has the build of another town, and then brings back the build that it had. Another
 * output folder is not enough, because Next would write its name to tsconfig.json. Both builds use the same cache,
 * because they differ in few files.
 *
 * @template Result
 * @param {string} town the town's folder in `towns`
 * @param {() => Promise<Result>} work
 */
export async function withCmsBuildOf(town, work) {
  const current = join(CMS, '.next');
  const saved = join(CMS, '.next-saved');
  const other = join(CMS, `.next-${town}`);
  /** @param {string} next @param {string} last where the present build goes */
  const swap = async (next, last) => {
    await moveFolder(current, last);
    await moveFolder(next, current);
    await moveFolder(join(last, 'cache'), join(current, 'cache'));
  };
  await swap(other, saved);
  try {
    return await work();
  } finally {
    await swap(saved, other);
  }
}

/**
 * Moves a folder if it exists, instead of the one that is there.
 *
 * @param {string} from
 * @param {string} to
 */
async function moveFolder(from, to) {
  if (!existsSync(from)) return;
  await rm(to, { recursive: true, force: true });
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}

/** Throws if there is no build of the cms, or one of other files. */
export async function requireCmsBuild() {
  if ((await readStamp(CMS_STAMP)) !== (await computeCmsStamp()))
    throw new Problem('The cms is not built from its present files: run npm run build -w cms.');
}

/** Hashes all files that the cms and its database are built from. */
async function computeCmsStamp() {
  const own = await filesBelow(CMS, ['.'], isNotInput);
  return hashOf(ROOT, [...own, ...(await filesBelow(ROOT, CMS_OTHERS))]);
}

/**
 * Hashes all files that decide what a seeded database contains.
 *
 * @param {string} town the town's folder in `towns`
 */
export async function computeSeedStamp(town) {
  const content = await hashOf(ROOT, await filesBelow(ROOT, [`towns/${town}`], isNotInput));
  return hashOf(ROOT, [], { cms: await computeCmsStamp(), content });
}

/** Returns whether the existing build of the site is up to date. @param {Town} town */
export async function isSiteBuilt(town) {
  return (await readStamp(stampFileOf(ROOT, '.next'))) === (await computeSiteStamp(town));
}

/**
 * Builds the site, unless it is up to date. The cms must be running, because the build renders the listings.
 *
 * @param {Town} town
 * @param {string} [distDir] the output folder, relative to the root
 */
export async function buildSite(town, distDir = '.next') {
  const stamp = await computeSiteStamp(town);
  await runCodegen();
  /** @param {import('./children.mjs').OnLine} onLine @param {string} message */
  const build = (onLine, message) =>
    run(message, [binOf('next'), 'build', '--webpack'], {
      // The keys of pages in Redis contain the build's id, which only exists when the build is finished.
      env: environmentOf(town, { NEXT_DIST_DIR: distDir, REDIS_URL: '' }),
      onLine,
    });
  const buildTwice = async (/** @type {import('./children.mjs').OnLine} */ onLine) => {
    try {
      await build(onLine, 'The site could not be built');
    } catch (error) {
      if (!(error instanceof Problem && CMS_WAS_LATE.test(error.message))) throw error;
      print('The cms did not answer the build in time. The build begins once more.');
      await build(onLine, TWICE_LATE);
    }
  };
  await stepIfChanged('build site', stampFileOf(ROOT, distDir), stamp, buildTwice, 70);
}

/**
 * Builds the site without a cms, unless that build is up to date. It contains no content: each page is rendered at
 * its first request.
 *
 * @param {string} distDir the output folder, relative to the root
 * @param {import('./env.mjs').Environment} [more] environment variables
 */
export async function buildImage(distDir, more) {
  await writeTownSettings();
  const env = { ...production(), ...more, NEXT_DIST_DIR: distDir };
  const files = [...(await listSiteFiles()), 'scripts/lib/completeImage.mjs'];
  const stamp = await hashOf(ROOT, files, { ...publicSettings(env), ...more });
  await stepIfChanged('build image', stampFileOf(ROOT, distDir), stamp, async (onLine) => {
    await runCodegen();
    // This file must load before the packages are installed, and completeImage imports packages.
    const { completeImage } = await import('./completeImage.mjs');
    // The first mode renders no page, and the second one writes NEXT_PUBLIC_… into the scripts.
    for (const mode of ['compile', 'generate-env']) {
      const args = [binOf('next'), 'build', '--webpack', '--experimental-build-mode', mode];
      await run('The site could not be built', args, { env, onLine });
    }
    await completeImage(join(ROOT, distDir));
  });
}

/** Generates the types and hooks of the GraphQL documents. */
export async function runCodegen() {
  await runStep('codegen', 'The GraphQL documents do not fit the contract', codegenCommand());
}

/**
 * Generates the types of the cms's collections and globals, and those of its resolvers, which the type check
 * needs.
 */
export async function runCmsCodegen() {
  const payload = ['--conditions=production', binOf('payload'), 'generate:types'];
  await step('codegen of the cms', async () => {
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
  return hashOf(ROOT, await listSiteFiles(), {
    siteUrl,
    cmsHost,
    content: await contentOf(town),
    ...publicSettings(source),
  });
}

/**
 * Picks the settings that a build writes into the browser's scripts.
 *
 * @param {import('./env.mjs').Environment} source
 */
function publicSettings(source) {
  const isPublic = (/** @type {[name: string, ...unknown[]]} */ [name]) =>
    name.startsWith('NEXT_PUBLIC_');
  return Object.fromEntries(Object.entries(source).filter(isPublic).sort());
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
