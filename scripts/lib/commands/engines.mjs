import { requireEngines } from '../browsers.mjs';
import { takeScreenshots, testEngines, withScratchTown } from '../e2e.mjs';
import { install } from '../install.mjs';
import { pathOfCaller } from '../paths.mjs';
import { Problem } from '../problem.mjs';

const ENGINES = ['chromium', 'firefox', 'webkit'];

/**
 * Runs the tests, those of the full run too, in the engines that are named, or in all; other arguments select files, and options go to
 * Playwright. With `--screens <folder>` it takes screenshots of pages instead, the engines side by side.
 *
 * @param {string[]} args
 */
export async function command(args) {
  process.env.STUDIUM_TESTS = 'full';
  await install();
  await requireEngines();
  const [option, folder] = args;
  if (option !== '--screens') {
    const forPlaywright = args.map((arg) => (ENGINES.includes(arg) ? `--project=${arg}` : arg));
    await withScratchTown((town) => testEngines(town, { args: forPlaywright }));
  } else if (folder) {
    await withScratchTown((town) => takeScreenshots(town, pathOfCaller(folder)));
  } else {
    throw new Problem('Name the folder for the screenshots: --screens <folder>.');
  }
}
