/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evaluate } from './evaluate';

const folder = mkdtempSync(join(tmpdir(), 'studium-secrets-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test.each(['{', 'null', '[]', '{"PREVIEW_TOKEN":12345678901234567}'])(
  'a damaged file of secrets is refused and not replaced: %s',
  (text) => {
    writeFileSync(join(folder, 'secrets.json'), text);
    const read = `it.readOrCreateSecrets(${JSON.stringify(folder)}).catch((error) => error.message)`;
    expect(evaluate('town.mjs', read)).toMatch(/secrets\.json cannot be read; restore it/);
  },
);
