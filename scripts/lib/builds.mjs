import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './children.mjs';
import { contentOf } from './data.mjs';
import { binOf, CMS, ROOT } from './paths.mjs';
import { filesBelow, hashOf, readStamp, stamped } from './stamp.mjs';
import { environmentOf } from './town.mjs';

/** @typedef {import('./town.mjs').Town} Town */
/** @typedef {import('./steps.mjs').Steps} Steps */

/** Folders the site is made of, beside the files that lie at the repository's root. */
const SITE_FOLDERS = ['pages', 'src', 'graphql', 'public', 'scripts/codegen'];

/** What is made from the rest, or by running it, and what only tests read; hidden folders are caches. */
const NOT_AN_INPUT = [
  /(^|\/)(node_modules|next-env\.d\.ts|\.[^./][^/]*)$/,
  /\.(tsbuildinfo|test\.tsx?)$/,
  /^(data|data\.partial|src\/gql)$/,
];

/**
 * Builds the editors' program, unless what it is made of has not changed.
 *
 * @param {Town} town
 * @param {Steps} steps
 */
export async function buildCms(town, steps) {
  const stamp = await cmsStamp();
  if ((await readStamp(stampIn(CMS, '.next'))) === stamp) return steps.unchanged('build cms');
  await steps.run('build cms', (say) =>
    stamped(stampIn(CMS, '.next'), stamp, () =>
      run('The cms could not be built', [binOf('next'), 'build'], {
        cwd: CMS,
        env: environmentOf(town),
        onLine: say,
      }),
    ),
  );
}

/** One hash over all that the cms, its database and its demo content are made of. */
export async function cmsStamp() {
  const own = await filesBelow(CMS, ['.'], isNoInput);
  const shared = await filesBelow(ROOT, [
    'graphql/schema.graphql',
    'graphql/extensions.graphql',
    'package-lock.json',
  ]);
  return hashOf(ROOT, [...own, ...shared]);
}

/**
 * Whether the site need not be built again.
 *
 * @param {Town} town
 */
export async function siteIsBuilt(town) {
  return (await readStamp(stampIn(ROOT, '.next'))) === (await siteStamp(town));
}

/**
 * Builds the site. Its lists are rendered now: the cms has to be running.
 *
 * @param {Town} town
 * @param {Steps} steps
 * @param {string} [distDir] where to, from the root
 */
export async function buildSite(town, steps, distDir = '.next') {
  const stamp = await siteStamp(town);
  await codegen(steps);
  await steps.run('build site', (say) =>
    stamped(stampIn(ROOT, distDir), stamp, () =>
      run('The site could not be built', [binOf('next'), 'build', '--webpack'], {
        cwd: ROOT,
        // Pages in Redis are named after the finished build.
        env: environmentOf(town, { NEXT_DIST_DIR: distDir, REDIS_URL: '' }),
        onLine: say,
      }),
    ),
  );
}

/**
 * Builds the site as an image has it, unless it is: it knows no town, and makes its pages when they are
 * first asked for.
 *
 * @param {Steps} steps
 * @param {string} distDir where to, from the root
 */
export async function buildImage(steps, distDir) {
  const stamp = await hashOf(ROOT, [...(await siteFiles()), 'scripts/lib/completeImage.mjs']);
  if ((await readStamp(stampIn(ROOT, distDir))) === stamp) return steps.unchanged('build image');
  await codegen(steps);
  const args = [binOf('next'), 'build', '--webpack', '--experimental-build-mode', 'compile'];
  await steps.run('build image', (say) =>
    stamped(stampIn(ROOT, distDir), stamp, async () => {
      await run('The site could not be built', args, {
        cwd: ROOT,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          NEXT_TELEMETRY_DISABLED: '1',
          NEXT_DIST_DIR: distDir,
        },
        onLine: say,
      });
      // It needs packages, which this file must not: it is loaded before they are installed.
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
export async function codegen(steps) {
  await steps.run('codegen', () =>
    run('The GraphQL documents do not fit the contract', codegenCommand(), { cwd: ROOT }),
  );
}

/**
 * Generates the types of the cms's collections and globals, which the type check reads.
 *
 * @param {Steps} steps
 */
export async function cmsCodegen(steps) {
  const payload = ['--conditions=production', binOf('payload'), 'generate:types'];
  await steps.run('codegen of the cms', () =>
    run('The types of the cms could not be made', payload, { cwd: CMS }),
  );
}

/** The code generator and its arguments. */
export function codegenCommand() {
  return [binOf('@graphql-codegen/cli', 'graphql-codegen'), '--config', 'codegen.ts'];
}

/**
 * The addresses and the content are baked into the pages that the build renders.
 *
 * @param {Town} town
 */
async function siteStamp(town) {
  const { siteUrl, cmsHost, source } = town.settings;
  const baked = Object.entries(source).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  const content = await contentOf(town);
  return hashOf(ROOT, await siteFiles(), {
    siteUrl,
    cmsHost,
    content,
    ...Object.fromEntries(baked.sort()),
  });
}

/** What the site is made of. */
async function siteFiles() {
  const atRoot = (await readdir(ROOT)).filter((name) => /\.([cm]?[jt]s|json)$/.test(name));
  return filesBelow(ROOT, [...SITE_FOLDERS, ...atRoot], isNoInput);
}

/** @param {string} path from the program's folder */
function isNoInput(path) {
  return NOT_AN_INPUT.some((pattern) => pattern.test(path));
}

/**
 * @param {string} program its folder
 * @param {string} distDir
 */
function stampIn(program, distDir) {
  return join(program, distDir, '.studium-build');
}
