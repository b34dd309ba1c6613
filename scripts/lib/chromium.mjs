import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Problem } from './problem.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium without windows: the same engine, which needs a third less time for each page of a test. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * Returns the browser for the end-to-end tests and the stories: Chromium's headless shell if it is
 * installed and CHROMIUM_PATH is not set, else Chromium.
 *
 * @returns {Promise<string>} the path of its executable
 * @throws {Problem} that says how to install it
 */
export async function findTestBrowser() {
  const shell = process.env.CHROMIUM_PATH ? undefined : findInstalled([HEADLESS_SHELL])[0];
  return shell ?? findChromium();
}

/**
 * Returns Chromium as people use it: CHROMIUM_PATH, else the system's, else Playwright's own.
 *
 * @returns {Promise<string>} the path of its executable
 * @throws {Problem} that says how to install it
 */
export async function findChromium() {
  const { CHROMIUM_PATH: chosen } = process.env;
  if (chosen && !existsSync(chosen))
    throw new Problem(`CHROMIUM_PATH must be a browser's file; there is none at "${chosen}".`);
  const file = [chosen, ...findInstalled(NAMES), await findPlaywrightChromium()].find(
    (path) => path && existsSync(path),
  );
  if (file) return file;
  throw new Problem(
    'The end-to-end tests need Chromium: run `sudo apt-get install chromium`, or `npx playwright install chromium`.',
  );
}

async function findPlaywrightChromium() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/**
 * Returns the paths of the installed programs, in the order of their names.
 *
 * @param {string[]} names
 */
export function findInstalled(names) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((file) => existsSync(file));
}
