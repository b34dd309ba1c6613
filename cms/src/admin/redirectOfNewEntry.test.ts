import { redirectOfNewEntry } from './redirectOfNewEntry';

test('the form of a new entry opens in the first language of the town', () => {
  expect(redirectOfNewEntry(['collections', 'news', 'create'], {})).toBe(
    '/admin/collections/news/create?locale=it',
  );
  expect(redirectOfNewEntry(['collections', 'news', 'create'], { depth: ['1', '2'] })).toBe(
    '/admin/collections/news/create?locale=it&depth=1&depth=2',
  );
});

test.each([
  ['with a language', ['collections', 'news', 'create'], { locale: 'en' }],
  ['of an entry', ['collections', 'news', '7'], {}],
  ['of a list', ['collections', 'news'], {}],
  ['of the desk', undefined, {}],
])('a page %s stays', (_, segments, parameters) =>
  expect(redirectOfNewEntry(segments, parameters)).toBeNull(),
);
