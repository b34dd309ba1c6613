import { selectOf, wordsOf } from './selectOf';

const flattenedFields = ['title', 'slug', 'gallery', 'houseRules', 'priceMin'].map((name) => ({
  name,
}));
const read = (query: string) =>
  Object.keys(selectOf({ slug: 'accommodations', flattenedFields }, wordsOf(query)) ?? {});

test('a field that the query does not name is not read', () => {
  expect(read('{ entries { id } }')).not.toContain('houseRules');
});

test('a field is read if any part of the query names it', () => {
  const query =
    '{ entries { ...Rules } } fragment Rules on Entry { rules: houseRules gallery{id} }';
  expect(read(query)).toEqual(expect.arrayContaining(['houseRules', 'gallery']));
});

test('fields for addresses are read even if the query does not name them', () => {
  expect(read('{ entries { url } }')).toEqual(['title', 'slug']);
});
