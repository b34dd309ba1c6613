import { sha256 } from '../lib/sha256';
import { nameFor, isStored, isStoredName, storedName } from './fileName';
import { readableName } from './readableName';

const bytes = (text: string): Buffer => Buffer.from(text);

test('the same content gives the same name, other content another name', () => {
  expect(storedName('desk.jpg', bytes('a'))).toMatch(/^desk-h[0-9a-f]{12}\.jpg$/);
  expect(storedName('desk.jpg', bytes('a'))).toBe(storedName('desk.jpg', bytes('a')));
  expect(storedName('desk.jpg', bytes('a'))).not.toBe(storedName('desk.jpg', bytes('b')));
});

test('a stored name says whether it is that of a file', () => {
  const stored = storedName('desk.jpg', bytes('a'));
  expect(isStoredName(stored, sha256(bytes('a')))).toBe(true);
  expect(isStoredName(stored, sha256(bytes('b')))).toBe(false);
});

test.each(['desk.jpg', 'La città è qui.pdf', 'plan-2.png', 'photo-202611231200.jpg', 'README'])(
  'the original name %s is read from the stored name, also of a copy and of a variant',
  (name) => {
    const stored = storedName(name, bytes('x'));
    expect(readableName(stored)).toBe(name);
    const [, base = '', end = ''] = /^(.*?)(\.[^.]+)?$/.exec(stored) ?? [];
    expect(readableName(`${base}-12${end}`)).toBe(name);
    if (end) expect(readableName(`${stored}-560.webp`)).toBe(name.replace(end, '.webp'));
  },
);

test('a stored name is known from others, which a bucket may have', () => {
  const stored = storedName('desk.jpg', bytes('a'));
  expect(['desk.jpg', 'studium-2026-12-01.tar', '-h3.jpg'].filter(isStored)).toEqual([]);
  expect([stored, `${stored}-560.webp`, `.1-${stored}`].every(isStored)).toBe(true);
});

test('a file that was downloaded, changed and uploaded again does not get two hashes', () => {
  const first = storedName('desk.jpg', bytes('a'));
  expect(storedName(first, bytes('b'))).toBe(storedName('desk.jpg', bytes('b')));
});

test('a long name is cut before the hash, and a folder is removed', () => {
  const name = storedName(`${'è'.repeat(400)}.jpeg`, bytes('a'));
  expect(Buffer.byteLength(name)).toBeLessThan(200);
  expect(name).toMatch(/^è+-h[0-9a-f]{12}\.jpeg$/);
  expect(storedName('..\\..\\a/b/out.png', bytes('a'))).toMatch(/^out-h[0-9a-f]{12}\.png$/);
});

test.each([
  ['foto.jfif', '.jpg', 'foto.jpg'],
  ['FOTO.JPEG', '.jpg', 'FOTO.JPEG'],
  ['film.m4v', '.mp4', 'film.mp4'],
  ['due.punti.HEIC', '.jpg', 'due.punti.jpg'],
  ['senza', '.pdf', 'senza.pdf'],
  ['.jpg', '.png', '.jpg.png'],
])('the name %s of a %s becomes %s', (name, ending, stored) => {
  expect(nameFor(name, ending)).toBe(stored);
});
