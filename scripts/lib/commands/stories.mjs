import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findTestBrowser } from '../browsers.mjs';
import { runCodegen } from '../builds.mjs';
import { changedFiles } from '../changedFiles.mjs';
import { runStep } from '../children.mjs';
import { install } from '../install.mjs';
import { binOf, ROOT } from '../paths.mjs';
import { print } from '../steps.mjs';
import { selectStories } from '../selectStories.mjs';
import { runPlaywright } from '../testPrograms.mjs';

/** @typedef {import('../selectStories.mjs').Entry} Entry */
/** @typedef {import('../selectStories.mjs').Module} Module */

/** The folder of the built Storybook, which the tests of the stories open. */
const DIST_DIR = 'storybook-static';

/** Runs only the tests of all stories, with Playwright's own output. @param {string[]} args for Playwright */
export async function command(args) {
  process.env.STUDIUM_TESTS = 'full';
  await install();
  await runCodegen();
  await buildStorybook();
  await testStories({ args });
}

/** Builds the Storybook, with the list of its modules; in the full run it first checks that it starts for designers. */
export async function buildStorybook() {
  if (process.env.STUDIUM_TESTS === 'full')
    await runStep('start storybook', 'The Storybook does not start', [
      ...[binOf('storybook'), 'dev', '--smoke-test', '--ci', '--disable-telemetry'],
    ]);
  await rm(join(ROOT, DIST_DIR), { recursive: true, force: true });
  const args = ['build', '--output-dir', DIST_DIR, '--stats-json', '--disable-telemetry'];
  await runStep(
    'build storybook',
    'The Storybook could not be built',
    [binOf('storybook'), ...args],
    { env: { ...process.env, CI: '1' } },
  );
}

/**
 * Tests the stories of the built Storybook in a real browser: in the full run all, otherwise those that a change since
 * origin/main can affect, and a quarter of the others, another one each day.
 *
 * @param {import('../testPrograms.mjs').Options} options
 */
export async function testStories(options) {
  const chromium = await findTestBrowser();
  const env = { STUDIUM_CHROMIUM: chromium, STUDIUM_STORIES: await listSelected() };
  return runPlaywright('e2e/stories/playwright.config.ts', options, env);
}

/** Returns the ids of the stories to test, separated by spaces; none for all. */
async function listSelected() {
  if (process.env.STUDIUM_TESTS === 'full') return '';
  const read = (/** @type {string} */ file) => readFile(join(ROOT, DIST_DIR, file), 'utf8');
  const { entries } = /** @type {{ entries: Record<string, Entry> }} */ (
    JSON.parse(await read('index.json'))
  );
  const { modules } = /** @type {{ modules: Module[] }} */ (
    JSON.parse(await read('preview-stats.json'))
  );
  const changed = await changedFiles().catch(() => undefined);
  const { ids, reason } = selectStories(entries, modules, changed, new Date());
  print(`-- stories: ${reason}`);
  return ids.join(' ');
}
