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
import { playwright } from './playwright.mjs';
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

/** Its own, so that the pages of the person's town keep their content. */
export const DIST_DIR = '.next-e2e';

/** Where the programs' logs go when tests failed; Playwright puts its traces there too. */
const RESULTS = join(ROOT, 'test-results');

/**
 * The scratch town's administrator. The password is always the same because the account is in the
 * snapshot of the seed, too; the town listens on this machine only and is removed afterwards.
 */
const EDITOR = { email: 'editor@studium.example', password: 'Nove Ponti Senza Fiume 8' };

/**
 * Starts a town of its own, with nothing of the person's settings and data, lets tests loose on it,
 * and removes it.
 *
 * @template Outcome
 * @param {Steps} steps
 * @param {Tests<Outcome>} tests
 * @param {{ entries?: number, env?: import('./env.mjs').Environment }} [manner] entries in all,
 *   synthetic ones beside the demo town's; what both programs find in their environment besides
 */
export async function inScratchTown(steps, tests, { entries, env } = {}) {
  const chromium = await findTestBrowser();
  const scratch = await mkdtemp(join(tmpdir(), 'studium-e2e-'));
  const sitePort = await holdAnyPort();
  const cmsPort = await holdAnyPort();
  const mailPort = await holdAnyPort();
  const dataDir = join(scratch, 'data');
  try {
    const seeding = await restoreSeed(dataDir);
    const town = await openTown(
      readSettings(environment(dataDir, { sitePort, cmsPort, mailPort })),
    );
    await prepareData(town, steps);
    await seeding?.keep();
    if (entries) await addEntries(town, entries, steps);
    await buildCms(town, steps);
    await cmsPort.release();
    await mailPort.release();
    // It needs packages, which this file must not: it is loaded before they are installed.
    const { openMailServer } = await import('./mailServer.mjs');
    const openMails = () => openMailServer({ port: mailPort.port, folder: mailDirOf(town) });
    let mails = await openMails();
    const cms = await breakable(() => startCms(town, { env }));
    await steps.run('start cms', () => cms.now.ready);
    await Promise.race([buildSite(town, steps, DIST_DIR), cms.now.died]);
    await sitePort.release();
    const site = await breakable(() =>
      startSite(town, { env: { ...env, NEXT_DIST_DIR: DIST_DIR } }),
    );
    await steps.run('start site', () => site.now.ready);
    const control = await openControl({
      ...actionsOn('cms', cms),
      ...actionsOn('site', site),
      '/mails/stop': () => mails.close(),
      '/mails/start': async () => {
        mails = await openMails();
      },
      '/cms/alerts': () =>
        run('The alerts could not be sent', cmsScript('scripts/alerts.ts'), {
          cwd: CMS,
          env: environmentOf(town),
        }),
    });
    try {
      return await Promise.race([tests(town, chromium, control.url), site.now.died]);
    } finally {
      control.close();
      await Promise.all([cms.now.stop(), site.now.stop(), mails.close()]);
    }
  } catch (error) {
    await cp(join(dataDir, 'logs'), join(RESULTS, 'logs'), { recursive: true }).catch(() => {});
    throw error;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** @typedef {import('./programs.mjs').Program} Program */

/**
 * A program that tests end and start again.
 *
 * @param {() => Promise<Program>} start
 */
async function breakable(start) {
  return { now: await start(), start };
}

/**
 * @param {string} name
 * @param {Awaited<ReturnType<typeof breakable>>} program
 */
function actionsOn(name, program) {
  return {
    [`/${name}/stop`]: () => program.now.stop(),
    [`/${name}/kill`]: () => program.now.kill(),
    [`/${name}/start`]: async () => {
      await program.now.stop();
      program.now = await program.start();
      await program.now.ready;
    },
  };
}

/** Tests of a town that only read it, several at once, and those that change it, one at a time. */
export const KINDS = /** @type {const} */ (['reading', 'changing']);

/**
 * Runs Playwright against a town.
 *
 * @param {Town} town
 * @param {string} chromium
 * @param {string} controlUrl see `openControl`
 * @param {import('./playwright.mjs').Manner & { kind?: typeof KINDS[number] }} manner without a kind all tests run that the
 *   arguments name, one at a time
 */
export async function testTown(town, chromium, controlUrl, { kind, args = [], ...manner }) {
  const env = {
    ...addressesOf(town),
    STUDIUM_CONTROL_URL: controlUrl,
    STUDIUM_EDITOR_EMAIL: EDITOR.email,
    STUDIUM_EDITOR_PASSWORD: EDITOR.password,
    STUDIUM_CHROMIUM: chromium,
    STUDIUM_WHOLE_CHROMIUM: await findChromium(),
    STUDIUM_DATA_DIR: town.settings.dataDir,
    STUDIUM_DIST_DIR: join(ROOT, DIST_DIR),
  };
  const chosen = kind ? ['--project', kind] : ['--workers', '1'];
  return playwright('e2e/playwright.config.ts', { ...manner, args: [...args, ...chosen] }, env);
}

/**
 * Runs the same town's tests in Chromium, Firefox and WebKit.
 *
 * @param {Town} town
 * @param {import('./playwright.mjs').Manner} manner
 */
export function testEngines(town, manner) {
  return playwright('e2e/engines/playwright.config.ts', manner, addressesOf(town));
}

/**
 * Takes the pictures that a person compares.
 *
 * @param {Town} town
 * @param {string} folder
 */
export function takeScreens(town, folder) {
  return run(
    'The screens could not be taken',
    ['--import', 'tsx', 'e2e/engines/screens.ts', folder],
    { cwd: ROOT, inherit: true, env: { ...process.env, ...addressesOf(town) } },
  );
}

/**
 * Where tests find a town, and where its mails go.
 *
 * @param {Town} town
 */
function addressesOf(town) {
  const { settings } = town;
  return {
    STUDIUM_SITE_URL: settings.siteUrl,
    STUDIUM_CMS_URL: settings.cmsHost,
    STUDIUM_SMTP_URL: settings.source.SMTP_URL ?? '',
    STUDIUM_MAIL_DIR: mailDirOf(town),
  };
}

/**
 * Where the scratch town's mail server keeps the mails.
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
function environment(dataDir, { sitePort, cmsPort, mailPort }) {
  return {
    ...process.env,
    // Empty rather than absent: Next would complete what is absent from the person's `.env`.
    ...Object.fromEntries(Object.keys(CHECKS).map((name) => [name, ''])),
    PORT: String(sitePort.port),
    CMS_PORT: String(cmsPort.port),
    SMTP_URL: `smtp://127.0.0.1:${mailPort.port}`,
    DATA_DIR: dataDir,
    EDITOR_EMAIL: EDITOR.email,
    EDITOR_PASSWORD: EDITOR.password,
  };
}
