import { runParts } from '../counts.mjs';
import {
  DEFAULT_TOWN,
  KINDS,
  SECOND_TOWN,
  testSecondTown,
  testTown,
  withScratchTown,
} from '../e2e.mjs';
import { install } from '../install.mjs';
import { reserveOtherTowns } from '../townSettings.mjs';

/**
 * Runs only the end-to-end tests, with Playwright's own output; those of the second town if the first argument is its
 * name.
 *
 * @param {string[]} args for Playwright
 */
export async function command(args) {
  const isSecond = args[0] === SECOND_TOWN;
  const name = isSecond ? SECOND_TOWN : DEFAULT_TOWN;
  await reserveOtherTowns([name]);
  await install();
  if (isSecond)
    await withScratchTown((town) => testSecondTown(town, { args: args.slice(1) }), { name });
  else
    await withScratchTown((town) =>
      // The tests that the arguments name may be of both kinds.
      args.length > 0
        ? testTown(town, { args })
        : runParts(KINDS.map((kind) => () => testTown(town, { kind }))),
    );
}
