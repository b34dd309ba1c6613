import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { interrupted } from '../interruption.mjs';
import { isObject, objectIn, objectsIn, parseObject, textIn } from '../json.mjs';
import { findUnlicensed } from '../licences.mjs';
import { ROOT } from '../paths.mjs';
import { Problem } from '../problem.mjs';
import { createSteps } from '../steps.mjs';

/** The output file for the list of packages; it is not committed. */
const SBOM = join(ROOT, 'test-results/sbom.cdx.json');

/** Checks the licences and reports the known vulnerabilities. */
export async function command() {
  const steps = createSteps();
  await checkLicences(steps);
  await reportVulnerabilities(steps);
  return 0;
}

/**
 * Writes the list of all packages that run in production.
 *
 * @param {import('../steps.mjs').Steps} steps
 * @throws {Problem} that names the packages whose licence is not allowed
 */
export async function checkLicences(steps) {
  const text = await steps.run('list of packages (CycloneDX)', () =>
    npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'),
  );
  await mkdir(join(ROOT, 'test-results'), { recursive: true });
  await writeFile(SBOM, text);
  const components = objectsIn(parseObject(text), 'components');
  const unlisted = findUnlicensed(components);
  if (unlisted.length > 0)
    throw new Problem(`licences that are not on the list:\n  ${unlisted.join('\n  ')}`);
  steps.print(`licences: ${components.length} packages, all on the list`);
}

/**
 * Prints the vulnerabilities of high severity. They do not count as a failure, because a new one must not
 * turn unchanged code red.
 *
 * @param {import('../steps.mjs').Steps} steps
 */
export async function reportVulnerabilities(steps) {
  await steps.run('known vulnerabilities of high severity:', listVulnerabilities, (list) => list);
}

/** @returns {Promise<string>} the vulnerable packages, or why they are unknown */
async function listVulnerabilities() {
  try {
    const report = parseObject(await npm('audit', '--omit', 'dev', '--json'));
    if (!report.vulnerabilities) return `unknown (${String(report.message)})`;
    const packages = Object.values(objectIn(report, 'vulnerabilities')).filter(isObject);
    const severe = packages.filter(
      ({ severity }) => severity === 'high' || severity === 'critical',
    );
    return severe.map((one) => textIn(one, 'name')).join(', ') || 'none';
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
async function npm(...args) {
  const options = { cwd: ROOT, maxBuffer: 50_000_000, signal: interrupted };
  /** @type {string} */
  const printed = await new Promise((resolve) =>
    execFile('npm', args, options, (_error, stdout) => resolve(stdout)),
  );
  if (!printed) throw new Problem(`npm ${args.join(' ')} printed nothing.`);
  return printed;
}
