import { resolve } from 'node:path';
import { exitCodeOf } from '../counts.mjs';
import { withScratchTown, takeScreenshots, testEngines } from '../e2e.mjs';
import { requireEngines } from '../engines.mjs';
import { install } from '../install.mjs';
import { Problem } from '../problem.mjs';
import { createSteps } from '../steps.mjs';

const ENGINES = ['chromium', 'firefox', 'webkit'];

/**
 * Runs the tests in the engines that are named, or in all; other words select files, and options go to
 * Playwright. With `--screens <folder>` it takes screenshots of pages instead, the engines side by side.
 */
export async function command() {
  const args = process.argv.slice(2);
  const steps = createSteps();
  await install(steps);
  await requireEngines();
  if (args[0] === '--screens') {
    const [, folder] = args;
    if (!folder) throw new Problem('Name the folder for the screenshots: --screens <folder>.');
    await withScratchTown(steps, (town) => takeScreenshots(town, resolve(folder)));
    return 0;
  }
  return exitCodeOf(() =>
    withScratchTown(steps, (town) => testEngines(town, { args: args.map(toPlaywright) })),
  );
}

/** @param {string} word */
const toPlaywright = (word) => (ENGINES.includes(word) ? `--project=${word}` : word);
