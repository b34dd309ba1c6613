import { exitCodeOf, runParts } from '../counts.mjs';
import { withScratchTown, KINDS, testTown } from '../e2e.mjs';
import { install } from '../install.mjs';
import { createSteps } from '../steps.mjs';

/** Runs only the end-to-end tests, with Playwright's own output. */
export async function command() {
  const args = process.argv.slice(2);
  const steps = createSteps();
  await install(steps);
  return exitCodeOf(() =>
    withScratchTown(steps, (town, ...other) =>
      // The tests that the arguments name may be of both kinds.
      args.length > 0
        ? testTown(town, ...other, { args })
        : runParts(KINDS.map((kind) => () => testTown(town, ...other, { kind }))),
    ),
  );
}
