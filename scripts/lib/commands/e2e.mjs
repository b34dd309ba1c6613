import { runParts } from '../counts.mjs';
import { KINDS, testTown, withScratchTown } from '../e2e.mjs';
import { install } from '../install.mjs';

/** Runs only the end-to-end tests, with Playwright's own output. @param {string[]} args for Playwright */
export async function command(args) {
  await install();
  await withScratchTown((town) =>
    // The tests that the arguments name may be of both kinds.
    args.length > 0
      ? testTown(town, { args })
      : runParts(KINDS.map((kind) => () => testTown(town, { kind }))),
  );
}
