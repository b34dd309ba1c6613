import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

describe('a clone without installed packages', () => {
  const clone = mkdtempSync(join(tmpdir(), 'studium-clone-'));
  const commands = join(clone, 'scripts/lib/commands');

  beforeAll(() => {
    cpSync(join(__dirname, '../lib'), join(clone, 'scripts/lib'), { recursive: true });
  });
  afterAll(() => {
    rmSync(clone, { recursive: true });
  });

  // A command installs the packages itself, so it must load without them.
  test('loads every command', () => {
    const program = `for (const file of ${JSON.stringify(readdirSync(join(__dirname, '../lib/commands')))})
      console.log(file, typeof (await import(${JSON.stringify(`${commands}/`)} + file)).command);`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    expect(printed.trim().split('\n')).toContain('test.mjs function');
    expect(printed).not.toContain('undefined');
  });
});
