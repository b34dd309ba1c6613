import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findUnlicensed } from '../licences.mjs';
import { ROOT } from '../paths.mjs';
import { Problem } from '../problem.mjs';
import { createSteps } from '../steps.mjs';

/** The output file for the list of packages; it is not committed. */
const SBOM = join(ROOT, 'test-results/sbom.cdx.json');

const steps = createSteps();

/** Fails for a vulnerability of high severity, or for a licence that is not on the list. */
export async function command() {
  const { components } = await steps.run('list of packages (CycloneDX)', listPackages);
  const unlisted = findUnlicensed(components);
  steps.print(
    unlisted.length > 0
      ? `licences that are not on the list:\n  ${unlisted.join('\n  ')}`
      : `licences: ${components.length} packages, all on the list`,
  );
  const vulnerabilities = await steps.run('known vulnerabilities', countVulnerabilities);
  steps.print(vulnerabilities);
  return unlisted.length > 0 || /^[1-9]/.test(vulnerabilities) ? 1 : 0;
}

async function listPackages() {
  const text = await npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev');
  await mkdir(join(ROOT, 'test-results'), { recursive: true });
  await writeFile(SBOM, text);
  return JSON.parse(text);
}

/** @returns {Promise<string>} how many have high or critical severity, or why that is unknown */
async function countVulnerabilities() {
  const { metadata, message } = JSON.parse(await npm('audit', '--omit', 'dev', '--json'));
  if (!metadata) return `unknown: the registry gave no answer (${message})`;
  const { high, critical } = metadata.vulnerabilities;
  return `${high + critical} vulnerabilities of high severity; npm audit lists them`;
}

/**
 * Returns what npm prints. A non-zero exit code is no error here, because `npm audit` exits with 1 when it
 * reports vulnerabilities.
 *
 * @param {...string} args
 */
async function npm(...args) {
  const run = promisify(execFile)('npm', args, { cwd: ROOT, maxBuffer: 50_000_000 });
  const { stdout } = await run.catch((error) => error);
  if (!stdout) throw new Problem(`npm ${args[0]} printed nothing.`);
  return stdout;
}
