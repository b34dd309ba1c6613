/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evaluate } from './evaluate';

describe('the stamp of a build', () => {
  const root = mkdtempSync(join(tmpdir(), 'studium-stamp-'));
  const stamp = (settings = {}) =>
    evaluate(
      'stamp.mjs',
      `it.hashOf(${JSON.stringify(root)}, await it.filesBelow(${JSON.stringify(root)},
        ['src', 'missing', 'package.json'], (path) => path.endsWith('gql')), ${JSON.stringify(settings)})`,
    );

  beforeAll(() => {
    mkdirSync(join(root, 'src/gql'), { recursive: true });
    writeFileSync(join(root, 'package.json'), '{}');
    writeFileSync(join(root, 'src/one.ts'), 'one');
  });
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  test('stays the same when nothing changed except generated files', () => {
    const before = stamp();
    writeFileSync(join(root, 'src/gql/types.ts'), 'generated');
    expect(stamp()).toBe(before);
  });

  test.each([
    ['was changed', 'one.ts', 'changed'],
    ['was added', 'two.ts', ''],
  ])('changes when a file %s', (_, file, text) => {
    const before = stamp();
    writeFileSync(join(root, 'src', file), text);
    expect(stamp()).not.toBe(before);
  });

  test('changes when a file was deleted', () => {
    const before = stamp();
    rmSync(join(root, 'src/one.ts'));
    expect(stamp()).not.toBe(before);
  });

  test('changes when a setting changed', () => {
    expect(stamp({ siteUrl: 'https://town.example' })).not.toBe(stamp());
  });
});
