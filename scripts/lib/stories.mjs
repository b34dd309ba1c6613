import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './children.mjs';
import { findTestBrowser } from './chromium.mjs';
import { binOf, ROOT } from './paths.mjs';
import { playwright } from './playwright.mjs';

/** Where the tests of the stories look for the built Storybook. */
const DIST_DIR = 'storybook-static';

/**
 * Starts the Storybook as designers do, and builds it.
 *
 * @param {import('./steps.mjs').Steps} steps
 */
export async function buildStorybook(steps) {
  await steps.run('start storybook', (say) =>
    run(
      'The Storybook does not start',
      [binOf('storybook'), 'dev', '--smoke-test', '--ci', '--disable-telemetry'],
      { cwd: ROOT, env: process.env, onLine: say },
    ),
  );
  await rm(join(ROOT, DIST_DIR), { recursive: true, force: true });
  await steps.run('build storybook', (say) =>
    run(
      'The Storybook could not be built',
      [binOf('storybook'), 'build', '--output-dir', DIST_DIR, '--disable-telemetry'],
      { cwd: ROOT, env: { ...process.env, CI: '1' }, onLine: say },
    ),
  );
}

/**
 * Shows every story of the built Storybook in a real browser, and tests it there.
 *
 * @param {import('./playwright.mjs').Manner} manner
 */
export async function testStories(manner) {
  return playwright('e2e/stories/playwright.config.ts', manner, {
    STUDIUM_CHROMIUM: await findTestBrowser(),
  });
}
