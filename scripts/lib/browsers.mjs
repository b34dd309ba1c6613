import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { readEnvironment } from './env.mjs';
import { Problem } from './problem.mjs';

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium without windows: the same engine, which needs a third less time for each page of a test. */
const HEADLESS_SHELL = ['chromium-headless-shell'];

/** The programs that run the two other engines, by Debian package. */
const OTHER_ENGINES = {
  'firefox-esr': ['firefox-esr', 'firefox'],
  'webkit2gtk-driver': ['WebKitWebDriver'],
  xvfb: ['Xvfb'],
};

/**
 * Returns the browser for the end-to-end tests and the stories: Chromium's headless shell if it is
 * installed and CHROMIUM_PATH is not set, else Chromium.
 *
 * @returns {Promise<string>} the path of its executable
 * @throws {Problem} that says how to install it
 */
export async function findTestBrowser() {
  const shell = chosenChromium() ? undefined : findInstalled(HEADLESS_SHELL);
  return shell ?? findChromium();
}

/**
 * Returns Chromium as people use it: CHROMIUM_PATH, else the system's, else Playwright's own.
 *
 * @returns {Promise<string>} the path of its executable
 * @throws {Problem} that says how to install it
 */
export async function findChromium() {
  const chosen = chosenChromium();
  if (chosen && !existsSync(chosen))
    throw new Problem(`CHROMIUM_PATH must be a browser's file; there is none at "${chosen}".`);
  const installed = chosen || findInstalled(CHROMIUM);
  if (installed) return installed;
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Problem(
    'The end-to-end tests need Chromium: run `sudo apt-get install chromium`, or `npx playwright install chromium`.',
  );
}

const chosenChromium = () => readEnvironment().CHROMIUM_PATH;

/**
 * The paths of the programs of the three engines.
 *
 * @typedef {{ chromium: string, firefox: string, webKitDriver: string, xvfb: string }} Engines
 */

/** Returns the Debian packages that the two other engines need and that are not installed. */
export function missingPackages() {
  const packages = Object.entries(OTHER_ENGINES);
  return packages.filter(([, names]) => !findInstalled(names)).map(([name]) => name);
}

/**
 * Finds the programs of all three engines, for a command that requires them.
 *
 * @returns {Promise<Engines>}
 * @throws {Problem} that says what to install
 */
export async function requireEngines() {
  const [firefox, webKitDriver, xvfb] = Object.values(OTHER_ENGINES).map(findInstalled);
  if (firefox && webKitDriver && xvfb)
    return { chromium: await findChromium(), firefox, webKitDriver, xvfb };
  throw new Problem(
    `The other engines are not installed: run \`sudo apt-get install ${missingPackages().join(' ')}\`.`,
  );
}

/**
 * Returns the path of the first program that is installed, in the order of the names.
 *
 * @param {string[]} names
 */
function findInstalled(names) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}
