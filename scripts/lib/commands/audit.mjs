import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { interrupted } from '../interruption.mjs';
import { isObject, objectIn, objectsIn, parseObject, textIn } from '../json.mjs';
import { findUnlicensed } from '../licences.mjs';
import { ROOT } from '../paths.mjs';
import { Problem } from '../problem.mjs';
import { print, step } from '../steps.mjs';

/** The folder for the list of packages; it is not committed. */
const RESULTS = join(ROOT, 'test-results');

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
  const components = objectsIn(parseObject(text), 'components');
  const unlisted = findUnlicensed(components);
  if (unlisted.length > 0)
    throw new Problem(`licences that are not on the list:\n  ${unlisted.join('\n  ')}`);
  print(`licences: ${components.length} packages, all on the list`);
}

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
    const report = parseObject(await npm('audit', '--omit', 'dev', '--json'));
    if (!report.vulnerabilities) return `unknown (${String(report.message)})`;
    const packages = Object.values(objectIn(report, 'vulnerabilities')).filter(isObject);
    const severe = packages.filter(({ severity }) => /^(high|critical)$/.test(String(severity)));
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
function npm(...args) {
  const options = { cwd: ROOT, maxBuffer: 50_000_000, signal: interrupted };
  return new Promise((resolve, reject) =>
    execFile('npm', args, options, (_error, stdout) => {
      if (stdout) resolve(stdout);
      else reject(new Problem(`npm ${args.join(' ')} printed nothing.`));
    }),
  );
}
