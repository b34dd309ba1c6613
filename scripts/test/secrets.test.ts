import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrCreateSecrets } from '../lib/town.mjs';

const folder = mkdtempSync(join(tmpdir(), 'studium-secrets-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test.each(['{', 'null', '[]', '"text"', '{"PREVIEW_TOKEN":12345678901234567}'])(
  'a damaged file of secrets is refused and not replaced: %s',
  async (text) => {
    writeFileSync(join(folder, 'secrets.json'), text);
    await expect(readOrCreateSecrets(folder)).rejects.toThrow(
      /secrets\.json cannot be read; restore it/,
    );
  },
);

test('a command of the cms gets the settings and the stored secrets', () => {
  writeFileSync(
    join(folder, 'secrets.json'),
    '{"REVALIDATE_SECRET":"stored","PREVIEW_TOKEN":"stored"}',
  );
  const names = ['SITE_URL', 'CMS_HOST', 'DATA_DIR', 'REVALIDATE_SECRET', 'PREVIEW_TOKEN'];
  const print = `console.log(${JSON.stringify(names)}.map((name) => process.env[name]).join())`;
  const env = {
    ...process.env,
    ...{ SITE_URL: '', CMS_HOST: '', PORT: '3100', CMS_PORT: '4100', DATA_DIR: folder },
    ...{ REVALIDATE_SECRET: '', PREVIEW_TOKEN: 'chosen-for-this-test' },
  };
  const node = ['--import', './scripts/lib/loadSettings.mjs', '--eval', print];
  const run = (more = {}) =>
    spawnSync(process.execPath, node, {
      cwd: join(__dirname, '../..'),
      encoding: 'utf8',
      env: { ...env, ...more },
    });
  expect(run().stdout).toBe(
    `http://localhost:3100,http://localhost:4100,${folder},stored,chosen-for-this-test\n`,
  );
  expect(run({ PORT: 'x' }).stderr).toBe(
    'PORT must be a whole number from 1 to 65535; it is "x".\n',
  );
});
