import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Problem } from './problem.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The browser for the end-to-end tests: CHROMIUM_PATH, else the system's, else Playwright's own.
 *
 * @returns {Promise<string>} its file
 * @throws {Problem} that says how to get one
 */
export async function findChromium() {
  const { CHROMIUM_PATH: chosen, PATH = '' } = process.env;
  if (chosen && !existsSync(chosen))
    throw new Problem(`CHROMIUM_PATH must be a browser's file; there is none at "${chosen}".`);
  const folders = ['/usr/bin', ...PATH.split(delimiter)];
  const installed = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const found = [chosen, ...installed, await playwrightsOwn()].find(
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
