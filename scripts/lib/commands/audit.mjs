import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unlicensed } from '../licences.mjs';
import { ROOT } from '../paths.mjs';
import { Problem } from '../problem.mjs';
import { createSteps } from '../steps.mjs';

/** Where the list of packages goes; not in the repository. */
const SBOM = join(ROOT, 'test-results/sbom.cdx.json');

const steps = createSteps();

/** Fails for a weakness of high severity, or a licence that is not on the list. */
export async function command() {
  const { components } = await steps.run('list of packages (CycloneDX)', listPackages);
  const foreign = unlicensed(components);
  steps.print(
    foreign.length > 0
      ? `licences that are not on the list:\n  ${foreign.join('\n  ')}`
      : `licences: ${components.length} packages, all on the list`,
  );
  const weak = await steps.run('known weaknesses', knownWeaknesses);
  steps.print(weak);
  return foreign.length > 0 || /^[1-9]/.test(weak) ? 1 : 0;
}

async function listPackages() {
  const text = await npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev');
  await mkdir(join(ROOT, 'test-results'), { recursive: true });
  await writeFile(SBOM, text);
  return JSON.parse(text);
}

/** @returns {Promise<string>} how many of high or critical severity, or why that is not known */
async function knownWeaknesses() {
  const { metadata, message } = JSON.parse(await npm('audit', '--omit', 'dev', '--json'));
  if (!metadata) return `not known: the registry does not tell (${message})`;
  const { high, critical } = metadata.vulnerabilities;
  return `${high + critical} weaknesses of high severity; npm audit tells which`;
}

/**
 * What npm prints; `npm audit` exits with 1 for what it finds.
 *
 * @param {...string} args
 */
async function npm(...args) {
  const run = promisify(execFile)('npm', args, { cwd: ROOT, maxBuffer: 50_000_000 });
  const { stdout } = await run.catch((error) => error);
  if (!stdout) throw new Problem(`npm ${args[0]} printed nothing.`);
  return stdout;
}
