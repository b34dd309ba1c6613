import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findTestBrowser } from '../browsers.mjs';
import { runCodegen } from '../builds.mjs';
import { runStep } from '../children.mjs';
import { install } from '../install.mjs';
import { binOf, ROOT } from '../paths.mjs';
import { runPlaywright } from '../testPrograms.mjs';

/** The folder of the built Storybook, which the tests of the stories open. */
const DIST_DIR = 'storybook-static';

/** Runs only the tests of the stories, with Playwright's own output. @param {string[]} args for Playwright */
export async function command(args) {
  await install();
  await runCodegen();
  await buildStorybook();
  await testStories({ args });
}

/** Checks that the Storybook starts in development mode, then builds it. */
export async function buildStorybook() {
  await runStep('start storybook', 'The Storybook does not start', [
    ...[binOf('storybook'), 'dev', '--smoke-test', '--ci', '--disable-telemetry'],
  ]);
  await rm(join(ROOT, DIST_DIR), { recursive: true, force: true });
  await runStep(
    'build storybook',
    'The Storybook could not be built',
    [binOf('storybook'), 'build', '--output-dir', DIST_DIR, '--disable-telemetry'],
    { env: { ...process.env, CI: '1' } },
  );
}

/**
 * Tests every story of the built Storybook in a real browser.
 *
 * @param {import('../testPrograms.mjs').Options} options
 */
export async function testStories(options) {
  const chromium = await findTestBrowser();
  return runPlaywright('e2e/stories/playwright.config.ts', options, { STUDIUM_CHROMIUM: chromium });
}
