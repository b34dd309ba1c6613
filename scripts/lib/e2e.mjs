import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findTestBrowser } from './browsers.mjs';
import { buildCms, buildSite, withCmsBuildOf } from './builds.mjs';
import { run } from './children.mjs';
import { openControl } from './control.mjs';
import { CHECKS, readSettings } from './env.mjs';
import { ROOT } from './paths.mjs';
import { reserveFreePort } from './ports.mjs';
import { startCms, startSite } from './programs.mjs';
import { openSeededTown } from './seedSnapshot.mjs';
import { print, step } from './steps.mjs';
import { runPlaywright } from './testPrograms.mjs';
import { runCmsScript } from './town.mjs';
import { restoreTownSettings, writeTownSettings } from './townSettings.mjs';

/** @typedef {import('./town.mjs').Town} Town */

/** @typedef {Town & { chromium: string, controlUrl: string }} ScratchTown `controlUrl`: see `openControl` */

/** A separate build folder, so that the pages of the developer's own town do not change. */
export const DIST_DIR = '.next-e2e';

/** The town of the tests, unless they name another one. Tests use no settings of the developer. */
export const DEFAULT_TOWN = 'castelmora';

/** The folder for the programs' logs after a failed test; Playwright writes its traces there too. */
const RESULTS = join(ROOT, 'test-results');

/**
 * The scratch town's administrator. The password is constant because the account is also in the snapshot
 * of the seed; the town listens on this machine only and is removed afterwards.
 */
const EDITOR = { email: 'editor@studium.example', password: 'Nove Ponti Senza Fiume 8' };

/**
 * @typedef {object} Options
 * @property {number} [entries] their total, reached with synthetic ones
 * @property {import('./env.mjs').Environment} [env] additional environment variables of both programs
 * @property {string} [name] the town's folder in `towns`
 */

/**
 * Starts a separate town without the developer's settings and data, runs tests on it, and removes it.
 *
 * @template Outcome
 * @param {(town: ScratchTown) => Promise<Outcome>} tests
 * @param {Options} [options]
 * @returns {Promise<Outcome>}
 */
export async function withScratchTown(tests, options = {}) {
  const chromium = await findTestBrowser();
  const scratch = await mkdtemp(join(tmpdir(), 'studium-e2e-'));
  try {
    const { name = DEFAULT_TOWN } = options;
    await writeTownSettings(name);
    /** @type {() => Promise<Outcome>} */
    const test = () => testInFolder(scratch, options, (town) => tests({ ...town, chromium }));
    // The contract tests run the build of the default town.
    return await (name === DEFAULT_TOWN ? test() : withCmsBuildOf(name, test));
  } catch (error) {
    await cp(join(scratch, 'data/logs'), join(RESULTS, 'logs'), { recursive: true }).then(
      () => print('The logs of the two programs are in test-results/logs.'),
      () => {},
    );
    throw error;
  } finally {
    // Before the settings, which an interrupted command does not write any more.
    await rm(scratch, { recursive: true, force: true });
    await restoreTownSettings();
  }
}

/**
 * Runs tests on a town in an empty folder.
 *
 * @template Outcome
 * @param {string} scratch
 * @param {Options} options
 * @param {(town: Town & { controlUrl: string }) => Promise<Outcome>} tests
 * @returns {Promise<Outcome>}
 */
async function testInFolder(scratch, { entries, env, name = DEFAULT_TOWN }, tests) {
  const [port, cmsPort, mailPort] = [
    await reserveFreePort(),
    await reserveFreePort(),
    await reserveFreePort(),
  ];
  const settings = readSettings({
    ...process.env,
    // Empty and not absent, because Next would read absent variables from the developer's `.env`.
    ...Object.fromEntries(Object.keys(CHECKS).map((variable) => [variable, ''])),
    PORT: String(port.port),
    CMS_PORT: String(cmsPort.port),
    SMTP_URL: `smtp://127.0.0.1:${mailPort.port}`,
    DATA_DIR: join(scratch, 'data'),
    EDITOR_EMAIL: EDITOR.email,
    EDITOR_PASSWORD: EDITOR.password,
    TOWN: name,
  });
  const town = await openSeededTown(settings, name);
  const distDir = name === DEFAULT_TOWN ? DIST_DIR : `${DIST_DIR}-${name}`;
  if (entries) {
    const failure = 'The entries could not be written';
    await step('synthetic entries', (onLine) =>
      runCmsScript(failure, town, ['seed/run.ts', '--entries', String(entries)], { onLine }),
    );
  }
  await buildCms();
  await cmsPort.release();
  await mailPort.release();
  // This file must load before the packages are installed, and mailServer imports packages.
  const { openMailServer } = await import('./mailServer.mjs');
  const startMails = () => openMailServer({ port: mailPort.port, folder: mailDirOf(town) });
  /** How to stop what runs, also if a later part cannot be started. @type {(() => unknown)[]} */
  const stops = [];
  try {
    let mails = await startMails();
    stops.push(() => mails.close());
    const cms = await openRestartable('cms', () => startCms(town, { env }));
    stops.push(() => cms.current.stop());
    await step('start cms', () => cms.current.ready);
    await Promise.race([buildSite(town, distDir), cms.current.died]);
    await port.release();
    const siteEnv = { ...env, NEXT_DIST_DIR: distDir };
    const site = await openRestartable('site', () => startSite(town, { env: siteEnv }));
    stops.push(() => site.current.stop());
    await step('start site', () => site.current.ready);
    const control = await openControl({
      ...cms.actions,
      ...site.actions,
      '/mails/stop': () => mails.close(),
      '/mails/start': async () => (mails = await startMails()),
      '/cms/alerts': () =>
        runCmsScript('The alerts could not be sent', town, ['scripts/alerts.ts']),
      '/cms/owners': () =>
        runCmsScript('The owners could not be asked', town, ['scripts/owners.ts']),
    });
    stops.push(control.close);
    return await Promise.race([tests({ ...town, controlUrl: control.url }), site.current.died]);
  } finally {
    await Promise.all(stops.map((stop) => stop()));
  }
}

/**
 * Starts a program, and returns it with the actions by which tests stop and start it again.
 *
 * @param {string} name
 * @param {() => Promise<import('./programs.mjs').Program>} start
 */
async function openRestartable(name, start) {
  const program = { current: await start() };
  const actions = {
    [`/${name}/stop`]: () => program.current.stop(),
    [`/${name}/kill`]: () => program.current.kill(),
    [`/${name}/start`]: async () => {
      await program.current.stop();
      program.current = await start();
      await program.current.ready;
    },
  };
  return Object.assign(program, { actions });
}

/** Tests that only read a town run in parallel; tests that change it run one at a time. */
export const KINDS = /** @type {const} */ (['reading', 'changing']);

/** @typedef {import('./testPrograms.mjs').Options} TestOptions */

/**
 * Runs Playwright against a town.
 *
 * @param {ScratchTown} town
 * @param {TestOptions & { kind?: typeof KINDS[number] }} options without a kind, the tests that the arguments
 *   name run one at a time
 */
export async function testTown(town, { kind, args = [], onLine }) {
  const projectArgs = kind ? ['--project', kind] : ['--workers', '1'];
  const options = { args: [...args, ...projectArgs], onLine };
  return runPlaywright('e2e/playwright.config.ts', options, {
    ...testEnvironmentOf(town),
    STUDIUM_WHOLE_CHROMIUM: await findChromium(),
    STUDIUM_DIST_DIR: join(ROOT, DIST_DIR),
  });
}

/**
 * Runs the tests of the engines on a town, in Chromium, Firefox and WebKit.
 *
 * @param {ScratchTown} town
 * @param {TestOptions} options
 */
export function testEngines(town, options) {
  return runPlaywright('e2e/engines/playwright.config.ts', options, testEnvironmentOf(town));
}

/** The town of the tests in `e2e/secondTown`: another one, in three languages. */
export const SECOND_TOWN = 'porto-salmastro';

/**
 * Runs the tests of the second town.
 *
 * @param {ScratchTown} town
 * @param {TestOptions} options
 */
export function testSecondTown(town, options) {
  return runPlaywright('e2e/secondTown/playwright.config.ts', options, testEnvironmentOf(town));
}

/**
 * Takes the screenshots that a person compares.
 *
 * @param {ScratchTown} town
 * @param {string} folder
 */
export function takeScreenshots(town, folder) {
  const args = ['--import', 'tsx', 'e2e/engines/screens.ts', folder];
  const env = { ...process.env, ...testEnvironmentOf(town) };
  return run('The screenshots could not be taken', args, { inherit: true, env });
}

/** Returns the environment variables by which tests find a town, its editor and its mails. @param {ScratchTown} town */
function testEnvironmentOf(town) {
  const { siteUrl, cmsHost, dataDir, source } = town.settings;
  return {
    STUDIUM_SITE_URL: siteUrl,
    STUDIUM_CMS_URL: cmsHost,
    STUDIUM_SMTP_URL: source.SMTP_URL ?? '',
    STUDIUM_MAIL_DIR: mailDirOf(town),
    STUDIUM_DATA_DIR: dataDir,
    STUDIUM_CONTROL_URL: town.controlUrl,
    STUDIUM_EDITOR_EMAIL: EDITOR.email,
    STUDIUM_EDITOR_PASSWORD: EDITOR.password,
    STUDIUM_CHROMIUM: town.chromium,
  };
}

/** Returns the folder where the mail server stores the mails. @param {Town} town */
function mailDirOf({ settings }) {
  return join(settings.dataDir, '..', 'mails');
}
