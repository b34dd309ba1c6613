import { StageFailed } from '../counts.mjs';
import { inScratchTown, testTown } from '../e2e.mjs';
import { install } from '../install.mjs';
import { createSteps } from '../steps.mjs';

/** The end-to-end tests alone, with Playwright's own output. */
export async function command() {
  const args = process.argv.slice(2);
  const steps = createSteps();
  await install(steps);
  try {
    await inScratchTown(steps, (town, chromium, control) =>
      testTown(town, chromium, control, { args }),
    );
    return 0;
  } catch (error) {
    if (!(error instanceof StageFailed)) throw error;
    steps.print('The logs of the two programs are in test-results/logs.');
    return 1;
  }
}
