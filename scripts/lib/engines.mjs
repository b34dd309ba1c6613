import { findChromium, installed } from './chromium.mjs';
import { Problem } from './problem.mjs';

/** What drives the two other engines, by the Debian package that has it. */
const PROGRAMS = {
  'firefox-esr': ['firefox-esr', 'firefox'],
  'webkit2gtk-driver': ['WebKitWebDriver'],
  xvfb: ['Xvfb'],
};

/**
 * The programs of the three engines.
 *
 * @typedef {{ chromium: string, firefox: string, webKitDriver: string, xvfb: string }} Engines
 */

/**
 * Finds the browsers that are not Chromium.
 *
 * @returns {Promise<{ engines?: Engines, missing: string[] }>} either all of them, or the packages that
 *   are not installed
 */
export async function findEngines() {
  const found = Object.entries(PROGRAMS).map(
    ([name, files]) => /** @type {const} */ ([name, installed(files)[0]]),
  );
  const missing = found.filter(([, file]) => file === undefined).map(([name]) => name);
  const [firefox, webKitDriver, xvfb] = found.map(([, file]) => file);
  if (!firefox || !webKitDriver || !xvfb) return { missing };
  return { engines: { chromium: await findChromium(), firefox, webKitDriver, xvfb }, missing };
}

/**
 * The same, for a command that cannot do without.
 *
 * @returns {Promise<Engines>}
 * @throws {Problem} that says what to install
 */
export async function requireEngines() {
  const { engines, missing } = await findEngines();
  if (engines) return engines;
  throw new Problem(
    `The other engines are not installed: run \`sudo apt-get install ${missing.join(' ')}\`.`,
  );
}
