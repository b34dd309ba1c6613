import { runCodegen } from '../builds.mjs';
import { install } from '../install.mjs';
import { buildStorybook, testStories } from '../stories.mjs';

/** Runs only the tests of the stories, with Playwright's own output. @param {string[]} args for Playwright */
export async function command(args) {
  await install();
  await runCodegen();
  await buildStorybook();
  await testStories({ args });
}
