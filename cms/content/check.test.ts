import { spawnSync } from 'node:child_process';
import { cmsDir } from '../src/paths';
import { compiled } from '../test/compile';

const check = (town: string) =>
  spawnSync(process.execPath, [...compiled('content/check.ts'), town], {
    cwd: cmsDir,
    encoding: 'utf8',
  });

test('the check of a town says how much it has read', () => {
  const { status, stdout } = check('castelmora');
  expect(stdout).toMatch(
    /^towns\/castelmora: no problem in \d{3} entries and pages, and \d{3} pictures and files\.$/m,
  );
  expect(status).toBe(0);
}, 60_000);

test('the check fails if a town has a problem', () => {
  const { status, stderr } = check('nowhere');
  expect(stderr).toContain('There is no folder towns/nowhere/content');
  expect(status).toBe(1);
}, 60_000);
