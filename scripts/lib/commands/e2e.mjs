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
 * Runs only the end-to-end tests, those of the full run too, with Playwright's own output; those of the second town if
 * the first argument is its name.
 *
 * @param {string[]} args for Playwright
 */
export async function command(args) {
  process.env.STUDIUM_TESTS = 'full';
  const isSecond = args[0] === SECOND_TOWN;
  const name = isSecond ? SECOND_TOWN : DEFAULT_TOWN;
  await reserveOtherTowns([name]);
  await install();
  await withScratchTown(
    async (town) => {
      if (isSecond) return testSecondTown(town, { args: args.slice(1) });
      // The tests that the arguments name may be of both kinds.
      if (args.length > 0) return testTown(town, { args });
      const runs = [];
      for (const kind of KINDS)
        runs.push(...(await Promise.allSettled([testTown(town, { kind })])));
      for (const run of runs) if (run.status === 'rejected') throw run.reason;
      return undefined;
    },
    { name },
  );
}
