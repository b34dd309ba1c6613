import type { CellContext, EntryInSite } from '../csv/Column';
import { redirectColumns } from './csv';
import { env } from '../env';

const names = { nameOf: new Map<number, string>(), idOf: new Map<string, number>() };
const room: EntryInSite = { entry: { relationTo: 'accommodations', value: 7 }, site: 'en' };

/** A database with one entry, at /en/accommodations/room. */
const context: CellContext = {
  language: 'it',
  categories: names,
  files: names,
  addresses: {
    pathOf: ({ entry, site }) => (entry.value === 7 ? `/${site}/accommodations/room` : undefined),
    entryAt: (path) => (path === '/en/accommodations/room' ? room : undefined),
  },
};

const [from, to] = redirectColumns;
const parse = (column: typeof from, text: string): unknown =>
  column?.parse(text, context, undefined);

test.each([
  ['/housing/list.html', '/housing/list.html'],
  ['https://www.old.example/housing/list.html', '/housing/list.html'],
  ['http://old.example/list.php?b=2&a=1', '/list.php?a=1&b=2'],
  ['https://old.example', '/'],
  ['/it/caff%C3%A8/', '/caff%C3%A8'],
  // The validator of the field names these problems.
  ['housing', 'housing'],
  ['https://old.example/a#b', '/a#b'],
])('the old address %s is stored as %s', (text, stored) => {
  expect(parse(from, text)).toBe(stored);
});

test('the address of an entry leads to the entry, any other to the address', () => {
  const entry = { kind: 'entry', ...room };
  expect(parse(to, '/en/accommodations/room/')).toEqual(entry);
  expect(parse(to, `${env.siteUrl}/en/accommodations/room`)).toEqual(entry);
  expect(parse(to, '/it/alloggi?type=bed')).toEqual({
    kind: 'address',
    target: '/alloggi?type=bed',
  });
  expect(parse(to, 'https://example.org/a')).toEqual({
    kind: 'address',
    target: 'https://example.org/a',
  });
});

test('a redirect is written with the address that it leads to', () => {
  const written = (redirect: Record<string, unknown>) =>
    to?.format(to.fieldsOf?.(redirect), context);
  expect(written({ kind: 'entry', ...room, target: '/left-from-before' })).toBe(
    '/en/accommodations/room',
  );
  expect(written({ kind: 'address', ...room, target: '/alloggi' })).toBe('/alloggi');
  const removed = { relationTo: 'accommodations', value: 8 };
  expect(written({ kind: 'entry', entry: removed, site: 'it' })).toBe('');
  expect(written({})).toBe('');
});
