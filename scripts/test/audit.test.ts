import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'studium-audit-'));

beforeAll(() => {
  for (const part of ['run.mjs', 'lib'])
    cpSync(join(__dirname, '..', part), join(folder, 'scripts', part), { recursive: true });
  mkdirSync(join(folder, 'bin'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs `npm run audit` with an npm that prints the given texts. */
function audit(printed: { licence: string; vulnerabilities: object }) {
  const sbom = {
    components: [{ name: 'pictures', licenses: [{ license: { id: printed.licence } }] }],
  };
  const npm = `#!${process.execPath}
    const isAudit = process.argv[2] === 'audit';
    console.log(isAudit ? ${JSON.stringify(JSON.stringify(printed.vulnerabilities))} : ${JSON.stringify(JSON.stringify(sbom))});
    process.exit(isAudit ? 1 : 0);`;
  writeFileSync(join(folder, 'bin/npm'), npm, { mode: 0o755 });
  const PATH = [join(folder, 'bin'), process.env.PATH].join(delimiter);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'scripts/run.mjs'), 'audit'],
    { encoding: 'utf8', env: { ...process.env, PATH } },
  );
  return { status, output: stdout + stderr };
}

test('vulnerabilities of high severity are reported and are no failure', () => {
  const vulnerabilities = {
    pictures: { name: 'pictures', severity: 'critical' },
    colours: { name: 'colours', severity: 'low' },
  };
  const { status, output } = audit({ licence: 'MIT', vulnerabilities: { vulnerabilities } });
  expect(output).toMatch(/high severity: pictures \d/);
  expect(status).toBe(0);
});

test('a registry without an answer is reported and is no failure', () => {
  const { status, output } = audit({ licence: 'MIT', vulnerabilities: { message: 'no network' } });
  expect(output).toContain('unknown (no network)');
  expect(status).toBe(0);
});

test('a licence that is not on the list is a failure', () => {
  const { status, output } = audit({ licence: 'SSPL-1.0', vulnerabilities: {} });
  expect(output).toContain('pictures: SSPL-1.0');
  expect(status).toBe(1);
});
