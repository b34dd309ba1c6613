import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow, hashOf } from '../lib/stamp.mjs';

describe('the stamp of a build', () => {
  const root = mkdtempSync(join(tmpdir(), 'studium-stamp-'));
  const stamp = async (settings = {}) => {
    const places = ['src', 'missing', 'package.json'];
    const files = await filesBelow(root, places, (path) => path.endsWith('gql'));
    return hashOf(root, files, settings);
  };

  beforeAll(() => {
    mkdirSync(join(root, 'src/gql'), { recursive: true });
    writeFileSync(join(root, 'package.json'), '{}');
    writeFileSync(join(root, 'src/one.ts'), 'one');
  });
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  test('stays the same when nothing changed except generated files', async () => {
    const before = await stamp();
    writeFileSync(join(root, 'src/gql/types.ts'), 'generated');
    expect(await stamp()).toBe(before);
  });

  test.each([
    ['was changed', 'one.ts', 'changed'],
    ['was added', 'two.ts', ''],
  ])('changes when a file %s', async (_, file, text) => {
    const before = await stamp();
    writeFileSync(join(root, 'src', file), text);
    expect(await stamp()).not.toBe(before);
  });

  test('says what to do about a map that is too large', async () => {
    const file = join(root, 'town.pmtiles');
    writeFileSync(file, '');
    truncateSync(file, 2 ** 31);
    await expect(hashOf(root, [file])).rejects.toThrow('cut a smaller rectangle');
    rmSync(file);
  });

  test('changes when a file was deleted', async () => {
    const before = await stamp();
    rmSync(join(root, 'src/one.ts'));
    expect(await stamp()).not.toBe(before);
  });

  test('changes when a setting changed', async () => {
    expect(await stamp({ siteUrl: 'https://town.example' })).not.toBe(await stamp());
  });
});
