import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Problem } from './problem.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium without its windows: the same engine, and a third less work for each page that a test opens. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * The browser for the end-to-end tests and the stories: Chromium's headless shell where it is installed
 * and no other browser is chosen.
 *
 * @returns {Promise<string>} its file
 * @throws {Problem} that says how to get one
 */
export async function findTestBrowser() {
  const shell = process.env.CHROMIUM_PATH ? undefined : installed([HEADLESS_SHELL])[0];
  return shell ?? findChromium();
}

/**
 * Chromium as people use it: CHROMIUM_PATH, else the system's, else Playwright's own.
 *
 * @returns {Promise<string>} its file
 * @throws {Problem} that says how to get one
 */
export async function findChromium() {
  const { CHROMIUM_PATH: chosen } = process.env;
  if (chosen && !existsSync(chosen))
    throw new Problem(`CHROMIUM_PATH must be a browser's file; there is none at "${chosen}".`);
  const found = [chosen, ...installed(NAMES), await playwrightsOwn()].find(
    (file) => file && existsSync(file),
  );
  if (found) return found;
  throw new Problem(
    'The end-to-end tests need Chromium: run `sudo apt-get install chromium`, or `npx playwright install chromium`.',
  );
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/**
 * The files of programs that are installed, the first of the names first.
 *
 * @param {string[]} names
 */
export function installed(names) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((file) => existsSync(file));
}
