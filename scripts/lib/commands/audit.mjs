import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { interrupted } from '../interruption.mjs';
import { ROOT } from '../paths.mjs';
import { Problem } from '../problem.mjs';
import { print, step } from '../steps.mjs';

/** The folder for the list of packages; it is not committed. */
const RESULTS = join(ROOT, 'test-results');

/** The licences allowed for packages in production: each permits use, change and redistribution. */
const ALLOWED = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'WTFPL', 'Python-2.0', 'OFL-1.1'],
]);

/** Packages whose licence is not on the list, and why they are allowed. */
const EXCEPTIONS = new Map([
  ['ical.js', 'MPL-2.0: it concerns only the files of the package, which are used as they are'],
  ['mapbox-gl', 'Mapbox’s own terms: it is loaded only on sites that have set a Mapbox token'],
  ['mediabunny', 'MPL-2.0: it concerns only the files of the package, which are used as they are'],
]);

/**
 * A package in a CycloneDX list.
 *
 * @typedef {object} Component
 * @property {string} name
 * @property {{ license?: { id?: string, name?: string }, expression?: string }[]} [licenses]
 */

/** Checks the licences and reports the known vulnerabilities. */
export async function command() {
  await checkLicences();
  await reportVulnerabilities();
}

/**
 * Writes the list of all packages that run in production.
 *
 * @throws {Problem} that names the packages whose licence is not allowed
 */
export async function checkLicences() {
  const text = await step('list of packages (CycloneDX)', () =>
    npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'),
  );
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, 'sbom.cdx.json'), text);
  const { components } = /** @type {{ components: Component[] }} */ (JSON.parse(text));
  const unlisted = components.filter(
    (one) => !EXCEPTIONS.has(one.name) && !isAllowed(licenceOf(one)),
  );
  if (unlisted.length > 0) {
    const list = unlisted.map((one) => `${one.name}: ${licenceOf(one) || 'none'}`);
    throw new Problem(`licences that are not on the list:\n  ${list.join('\n  ')}`);
  }
  print(`licences: ${components.length} packages, all on the list`);
}

/** @param {Component} component */
const licenceOf = ({ licenses = [] }) =>
  licenses
    .map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
    .join(' AND ');

/**
 * Returns whether the list satisfies an SPDX expression: one of the parts joined by OR, all joined by AND.
 *
 * @param {string} expression without nested parentheses
 */
const isAllowed = (expression) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one.trim())));

/**
 * Prints the vulnerabilities of high severity. They do not count as a failure, because a new one must not
 * turn unchanged code red.
 */
export async function reportVulnerabilities() {
  await step('known vulnerabilities of high severity:', listVulnerabilities, (list) => list);
}

/** @returns {Promise<string>} the vulnerable packages, or why they are unknown */
async function listVulnerabilities() {
  try {
    const { vulnerabilities, message } =
      /** @type {{ vulnerabilities?: Record<string, { name: string, severity: string }>, message?: string }} */ (
        JSON.parse(await npm('audit', '--omit', 'dev', '--json'))
      );
    if (!vulnerabilities) return `unknown (${message})`;
    const severe = Object.values(vulnerabilities).filter(({ severity }) =>
      ['high', 'critical'].includes(severity),
    );
    return severe.map(({ name }) => name).join(', ') || 'none';
  } catch (error) {
    return `unknown (${String(error)})`;
  }
}

/**
 * Returns what npm prints. A non-zero exit code is no error here, because `npm audit` exits with 1 when it
 * reports vulnerabilities.
 *
 * @param {...string} args
 * @returns {Promise<string>}
 */
function npm(...args) {
  const options = { cwd: ROOT, maxBuffer: 50_000_000, signal: interrupted };
  return new Promise((resolve, reject) =>
    execFile('npm', args, options, (_error, stdout) => {
      if (stdout) resolve(stdout);
      else reject(new Problem(`npm ${args.join(' ')} printed nothing.`));
    }),
  );
}
