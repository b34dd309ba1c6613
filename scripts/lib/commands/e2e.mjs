import { inParts, StageFailed } from '../counts.mjs';
import { inScratchTown, KINDS, testTown } from '../e2e.mjs';
import { install } from '../install.mjs';
import { createSteps } from '../steps.mjs';

/** The end-to-end tests alone, with Playwright's own output. */
export async function command() {
  const args = process.argv.slice(2);
  const steps = createSteps();
  await install(steps);
  try {
    await inScratchTown(steps, (town, ...other) =>
      // Named tests may be of both kinds.
      args.length > 0
        ? testTown(town, ...other, { args })
        : inParts(KINDS.map((kind) => () => testTown(town, ...other, { kind }))),
    );
    return 0;
  } catch (error) {
    if (!(error instanceof StageFailed)) throw error;
    steps.print('The logs of the two programs are in test-results/logs.');
    return 1;
  }
}
