import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './children.mjs';
import { findTestBrowser } from './chromium.mjs';
import { binOf, ROOT } from './paths.mjs';
import { runPlaywright } from './playwright.mjs';

/** The folder of the built Storybook, which the tests of the stories open. */
const DIST_DIR = 'storybook-static';

/**
 * Checks that the Storybook starts in development mode, then builds it.
 *
 * @param {import('./steps.mjs').Steps} steps
 */
export async function buildStorybook(steps) {
  await steps.run('start storybook', (onProgress) =>
    run(
      'The Storybook does not start',
      [binOf('storybook'), 'dev', '--smoke-test', '--ci', '--disable-telemetry'],
      { cwd: ROOT, env: process.env, onLine: onProgress },
    ),
  );
  await rm(join(ROOT, DIST_DIR), { recursive: true, force: true });
  await steps.run('build storybook', (onProgress) =>
    run(
      'The Storybook could not be built',
      [binOf('storybook'), 'build', '--output-dir', DIST_DIR, '--disable-telemetry'],
      { cwd: ROOT, env: { ...process.env, CI: '1' }, onLine: onProgress },
    ),
  );
}

/**
 * Tests every story of the built Storybook in a real browser.
 *
 * @param {import('./playwright.mjs').Options} options
 */
export async function testStories(options) {
  return runPlaywright('e2e/stories/playwright.config.ts', options, {
    STUDIUM_CHROMIUM: await findTestBrowser(),
  });
}
