import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCms, buildSite } from './builds.mjs';
import { run } from './children.mjs';
import { findChromium, findTestBrowser } from './chromium.mjs';
import { openControl } from './control.mjs';
import { addEntries, prepareData } from './data.mjs';
import { CHECKS, readSettings } from './env.mjs';
import { CMS, ROOT } from './paths.mjs';
import { runPlaywright } from './playwright.mjs';
import { holdAnyPort } from './ports.mjs';
import { startCms, startSite } from './programs.mjs';
import { restoreSeed } from './seedSnapshot.mjs';
import { cmsScript, environmentOf, openTown } from './town.mjs';

/** @typedef {import('./town.mjs').Town} Town */
/** @typedef {import('./steps.mjs').Steps} Steps */
/**
 * @template Outcome
 * @typedef {(town: Town, chromium: string, controlUrl: string) => Promise<Outcome>} Tests
 */

/** A separate build folder, so that the pages of the developer's own town do not change. */
export const DIST_DIR = '.next-e2e';

/** The folder for the programs' logs after a failed test; Playwright writes its traces there too. */
const RESULTS = join(ROOT, 'test-results');

/**
 * The scratch town's administrator. The password is constant because the account is also in the snapshot
 * of the seed; the town listens on this machine only and is removed afterwards.
 */
const EDITOR = { email: 'editor@studium.example', password: 'Nove Ponti Senza Fiume 8' };

/**
 * Starts a separate town without the developer's settings and data, runs tests on it, and removes it.
 *
 * @template Outcome
 * @param {Steps} steps
 * @param {Tests<Outcome>} tests
 * @param {{ entries?: number, env?: import('./env.mjs').Environment }} [options] `entries`: their total,
 *   reached with synthetic ones; `env`: additional environment variables of both programs
 */
export async function withScratchTown(steps, tests, { entries, env } = {}) {
  const chromium = await findTestBrowser();
  const scratch = await mkdtemp(join(tmpdir(), 'studium-e2e-'));
  const sitePort = await holdAnyPort();
  const cmsPort = await holdAnyPort();
  const mailPort = await holdAnyPort();
  const dataDir = join(scratch, 'data');
  try {
    const snapshot = await restoreSeed(dataDir);
    const town = await openTown(
      readSettings(scratchEnvironment(dataDir, { sitePort, cmsPort, mailPort })),
    );
    await prepareData(town, steps);
    await snapshot?.save();
    if (entries) await addEntries(town, entries, steps);
    await buildCms(steps);
    await cmsPort.release();
    await mailPort.release();
    // This file must load before the packages are installed, and mailServer imports packages.
    const { openMailServer } = await import('./mailServer.mjs');
    const startMails = () => openMailServer({ port: mailPort.port, folder: mailDirOf(town) });
    let mails = await startMails();
    const cms = await startRestartable(() => startCms(town, { env }));
    await steps.run('start cms', () => cms.current.ready);
    await Promise.race([buildSite(town, steps, DIST_DIR), cms.current.died]);
    await sitePort.release();
    const site = await startRestartable(() =>
      startSite(town, { env: { ...env, NEXT_DIST_DIR: DIST_DIR } }),
    );
    await steps.run('start site', () => site.current.ready);
    const control = await openControl({
      ...controlActionsOf('cms', cms),
      ...controlActionsOf('site', site),
      '/mails/stop': () => mails.close(),
      '/mails/start': async () => {
        mails = await startMails();
      },
      '/cms/alerts': () =>
        run('The alerts could not be sent', cmsScript('scripts/alerts.ts'), {
          cwd: CMS,
          env: environmentOf(town),
        }),
    });
    try {
      return await Promise.race([tests(town, chromium, control.url), site.current.died]);
    } finally {
      control.close();
      await Promise.all([cms.current.stop(), site.current.stop(), mails.close()]);
    }
  } catch (error) {
    await cp(join(dataDir, 'logs'), join(RESULTS, 'logs'), { recursive: true }).then(
      () => steps.print('The logs of the two programs are in test-results/logs.'),
      () => {},
    );
    throw error;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** @typedef {import('./programs.mjs').Program} Program */

/**
 * Starts a program that tests can stop and start again.
 *
 * @param {() => Promise<Program>} start
 */
async function startRestartable(start) {
  return { current: await start(), start };
}

/**
 * @param {string} name
 * @param {Awaited<ReturnType<typeof startRestartable>>} program
 */
function controlActionsOf(name, program) {
  return {
    [`/${name}/stop`]: () => program.current.stop(),
    [`/${name}/kill`]: () => program.current.kill(),
    [`/${name}/start`]: async () => {
      await program.current.stop();
      program.current = await program.start();
      await program.current.ready;
    },
  };
}

/** Tests that only read a town run in parallel; tests that change it run one at a time. */
export const KINDS = /** @type {const} */ (['reading', 'changing']);

/**
 * Runs Playwright against a town.
 *
 * @param {Town} town
 * @param {string} chromium
 * @param {string} controlUrl see `openControl`
 * @param {import('./playwright.mjs').Options & { kind?: typeof KINDS[number] }} options without a kind, the
 *   tests that the arguments name run one at a time
 */
export async function testTown(town, chromium, controlUrl, { kind, args = [], ...options }) {
  const env = {
    ...testEnvironmentOf(town),
    STUDIUM_CONTROL_URL: controlUrl,
    STUDIUM_EDITOR_EMAIL: EDITOR.email,
    STUDIUM_EDITOR_PASSWORD: EDITOR.password,
    STUDIUM_CHROMIUM: chromium,
    STUDIUM_WHOLE_CHROMIUM: await findChromium(),
    STUDIUM_DATA_DIR: town.settings.dataDir,
    STUDIUM_DIST_DIR: join(ROOT, DIST_DIR),
  };
  const projectArgs = kind ? ['--project', kind] : ['--workers', '1'];
  return runPlaywright(
    'e2e/playwright.config.ts',
    { ...options, args: [...args, ...projectArgs] },
    env,
  );
}

/**
 * Runs the tests of the engines on a town, in Chromium, Firefox and WebKit.
 *
 * @param {Town} town
 * @param {import('./playwright.mjs').Options} options
 */
export function testEngines(town, options) {
  return runPlaywright('e2e/engines/playwright.config.ts', options, testEnvironmentOf(town));
}

/**
 * Takes the screenshots that a person compares.
 *
 * @param {Town} town
 * @param {string} folder
 */
export function takeScreenshots(town, folder) {
  return run(
    'The screenshots could not be taken',
    ['--import', 'tsx', 'e2e/engines/screens.ts', folder],
    { cwd: ROOT, inherit: true, env: { ...process.env, ...testEnvironmentOf(town) } },
  );
}

/**
 * Returns the environment variables by which tests find a town and its mails.
 *
 * @param {Town} town
 */
function testEnvironmentOf(town) {
  const { settings } = town;
  return {
    STUDIUM_SITE_URL: settings.siteUrl,
    STUDIUM_CMS_URL: settings.cmsHost,
    STUDIUM_SMTP_URL: settings.source.SMTP_URL ?? '',
    STUDIUM_MAIL_DIR: mailDirOf(town),
  };
}

/**
 * Returns the folder where the scratch town's mail server stores the mails.
 *
 * @param {Town} town
 */
function mailDirOf({ settings }) {
  return join(settings.dataDir, '..', 'mails');
}

/**
 * @param {string} dataDir
 * @param {Record<'sitePort' | 'cmsPort' | 'mailPort', { port: number }>} ports
 * @returns {import('./env.mjs').Environment}
 */
function scratchEnvironment(dataDir, { sitePort, cmsPort, mailPort }) {
  return {
    ...process.env,
    // Empty and not absent, because Next would read absent variables from the developer's `.env`.
    ...Object.fromEntries(Object.keys(CHECKS).map((name) => [name, ''])),
    PORT: String(sitePort.port),
    CMS_PORT: String(cmsPort.port),
    SMTP_URL: `smtp://127.0.0.1:${mailPort.port}`,
    DATA_DIR: dataDir,
    EDITOR_EMAIL: EDITOR.email,
    EDITOR_PASSWORD: EDITOR.password,
  };
}
