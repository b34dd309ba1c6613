import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCms, buildSite } from './builds.mjs';
import { findChromium } from './chromium.mjs';
import { openControl } from './control.mjs';
import { prepareData } from './data.mjs';
import { CHECKS, readSettings } from './env.mjs';
import { ROOT } from './paths.mjs';
import { playwright } from './playwright.mjs';
import { holdAnyPort } from './ports.mjs';
import { startCms, startSite } from './programs.mjs';
import { random } from './secrets.mjs';
import { openTown } from './town.mjs';

/** @typedef {import('./town.mjs').Town} Town */
/** @typedef {import('./steps.mjs').Steps} Steps */
/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {(town: Town, chromium: string, controlUrl: string) => Promise<Counts>} Tests */

/** Its own, so that the pages of the person's town keep their content. */
const DIST_DIR = '.next-e2e';

/** Where the programs' logs go when tests failed; Playwright puts its traces there too. */
const RESULTS = join(ROOT, 'test-results');

const EDITOR = { email: 'editor@studium.example', password: random(20) };

/**
 * Starts a town of its own, with nothing of the person's settings and data, lets tests loose on it,
 * and removes it.
 *
 * @param {Steps} steps
 * @param {Tests} tests
 */
export async function inScratchTown(steps, tests) {
  const chromium = await findChromium();
  const scratch = await mkdtemp(join(tmpdir(), 'studium-e2e-'));
  const sitePort = await holdAnyPort();
  const cmsPort = await holdAnyPort();
  const dataDir = join(scratch, 'data');
  try {
    const town = await openTown(readSettings(environment(dataDir, sitePort.port, cmsPort.port)));
    await prepareData(town, steps);
    await buildCms(town, steps);
    await cmsPort.release();
    let cms = await startCms(town);
    await steps.run('start cms', () => cms.ready);
    await Promise.race([buildSite(town, steps, DIST_DIR), cms.died]);
    await sitePort.release();
    const site = await startSite(town, { env: { NEXT_DIST_DIR: DIST_DIR } });
    await steps.run('start site', () => site.ready);
    const control = await openControl({
      '/cms/stop': () => cms.stop(),
      '/cms/start': async () => {
        await cms.stop();
        cms = await startCms(town);
        await cms.ready;
      },
    });
    try {
      return await Promise.race([tests(town, chromium, control.url), site.died]);
    } finally {
      control.close();
      await Promise.all([cms.stop(), site.stop()]);
    }
  } catch (error) {
    await cp(join(dataDir, 'logs'), join(RESULTS, 'logs'), { recursive: true }).catch(() => {});
    throw error;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/**
 * Runs Playwright against a town.
 *
 * @param {Town} town
 * @param {string} chromium
 * @param {string} controlUrl see `openControl`
 * @param {import('./playwright.mjs').Manner} manner
 */
export function testTown({ settings }, chromium, controlUrl, manner) {
  return playwright('e2e/playwright.config.ts', manner, {
    STUDIUM_SITE_URL: settings.siteUrl,
    STUDIUM_CMS_URL: settings.cmsHost,
    STUDIUM_CONTROL_URL: controlUrl,
    STUDIUM_EDITOR_EMAIL: EDITOR.email,
    STUDIUM_EDITOR_PASSWORD: EDITOR.password,
    STUDIUM_CHROMIUM: chromium,
    STUDIUM_DATA_DIR: settings.dataDir,
  });
}

/**
 * @param {string} dataDir
 * @param {number} port
 * @param {number} cmsPort
 * @returns {import('./env.mjs').Environment}
 */
function environment(dataDir, port, cmsPort) {
  return {
    ...process.env,
    // Empty rather than absent: Next would complete what is absent from the person's `.env`.
    ...Object.fromEntries(Object.keys(CHECKS).map((name) => [name, ''])),
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    DATA_DIR: dataDir,
    EDITOR_EMAIL: EDITOR.email,
    EDITOR_PASSWORD: EDITOR.password,
  };
}
