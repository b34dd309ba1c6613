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
