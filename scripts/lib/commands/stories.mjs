import { runCodegen } from '../builds.mjs';
import { exitCodeOf } from '../counts.mjs';
import { install } from '../install.mjs';
import { createSteps } from '../steps.mjs';
import { buildStorybook, testStories } from '../stories.mjs';

/** Runs only the tests of the stories, with Playwright's own output. */
export async function command() {
  const args = process.argv.slice(2);
  const steps = createSteps();
  await install(steps);
  await runCodegen(steps);
  await buildStorybook(steps);
  return exitCodeOf(() => testStories({ args }));
}
