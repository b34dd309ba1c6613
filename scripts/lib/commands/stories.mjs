import { runCodegen } from '../builds.mjs';
import { StageFailed } from '../counts.mjs';
import { install } from '../install.mjs';
import { createSteps } from '../steps.mjs';
import { buildStorybook, testStories } from '../stories.mjs';

/** Runs only the tests of the stories, with Playwright's own output. */
export async function command() {
  const args = process.argv.slice(2);
  const steps = createSteps();
  await install(steps);
  await runCodegen(steps);
  try {
    await buildStorybook(steps);
    await testStories({ args });
    return 0;
  } catch (error) {
    if (!(error instanceof StageFailed)) throw error;
    return 1;
  }
}
