import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CmsContent } from './CmsContent';
import { pathInside } from './pathInside';
import type { Store } from './Store';
import { writeFiles } from './writeContent';

const outside = '../outside.it.md';

test.each([outside, 'content/../../outside', '/etc/outside', '', '.'])(
  'refuses %j, which is not in the folder',
  (file) => {
    expect(() => pathInside('/srv/town', file)).toThrow('leads out of the folder');
  },
);

test('a file of the folder has its absolute path', () => {
  expect(pathInside('/srv/town', 'content/news/a.it.md')).toBe('/srv/town/content/news/a.it.md');
});

test('an export writes nothing outside of its folder', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'studium-inside-'));
  try {
    expect(() => writeFiles(path.join(root, 'town'), new Map([[outside, 'x']]))).toThrow();
    expect(existsSync(path.join(root, 'outside.it.md'))).toBe(false);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('a stored key that is the path of another file does not name a document', async () => {
  const file = { id: 7, key: '../../.ssh/authorized_keys', title: { it: 'La scrivania' } };
  const refused = (): Promise<never> => Promise.reject(new Error('not a write'));
  const store: Store = {
    findAll: (collection) => Promise.resolve(collection === 'media' ? [file] : []),
    readGlobal: () => Promise.resolve({}),
    create: refused,
    update: refused,
    updateGlobal: refused,
  };
  const { media } = await CmsContent.read(store);
  expect(media.map(({ key }) => key)).toEqual(['la-scrivania']);
});
