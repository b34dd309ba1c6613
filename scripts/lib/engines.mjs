import { findChromium, findInstalled } from './chromium.mjs';
import { Problem } from './problem.mjs';

/** The programs that run the two other engines, by Debian package. */
const PROGRAMS = {
  'firefox-esr': ['firefox-esr', 'firefox'],
  'webkit2gtk-driver': ['WebKitWebDriver'],
  xvfb: ['Xvfb'],
};

/**
 * The paths of the programs of the three engines.
 *
 * @typedef {{ chromium: string, firefox: string, webKitDriver: string, xvfb: string }} Engines
 */

/**
 * Finds the programs of all three engines.
 *
 * @returns {Promise<{ engines?: Engines, missing: string[] }>} all programs, or the packages that are
 *   missing
 */
export async function findEngines() {
  const programs = Object.entries(PROGRAMS).map(
    ([name, files]) => /** @type {const} */ ([name, findInstalled(files)[0]]),
  );
  const missing = programs.filter(([, file]) => file === undefined).map(([name]) => name);
  const [firefox, webKitDriver, xvfb] = programs.map(([, file]) => file);
  if (!firefox || !webKitDriver || !xvfb) return { missing };
  return { engines: { chromium: await findChromium(), firefox, webKitDriver, xvfb }, missing };
}

/**
 * Finds the programs of all three engines, for a command that requires them.
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
