import { differences, sitesOf } from './differences';

const entry = { title: { it: 'Uno', en: 'One' }, slug: { it: 'uno', en: 'one' }, tags: ['a'] };

test('fields are named with their language', () => {
  const other = { ...entry, title: { it: 'Uno', en: 'Two' }, tags: ['b'] };
  expect(differences(entry, other)).toEqual(['title.en', 'tags']);
  expect(differences(entry, { ...entry })).toEqual([]);
});

test('what means nothing is no difference', () => {
  const empty = { seo: { it: {}, en: {} }, gallery: [], cancelled: false, image: undefined };
  expect(differences({ ...entry, ...empty }, entry)).toEqual([]);
});

test('an empty address and relative dates are no difference, but an absolute date is', () => {
  const starts = { week: 1, day: 'mon', at: '10:00' };
  const dated = { ...entry, starts: '2026-12-04T21:00+01:00', postDate: '2026-12-01' };
  expect(differences({ ...entry, slug: { it: '', en: '' }, starts }, dated)).toEqual([]);
  expect(differences({ ...dated, postDate: '2026-12-02' }, dated)).toEqual(['postDate']);
});

test('only the languages of the differences are written', () => {
  expect(sitesOf(['title.en'])).toEqual(['en']);
  expect(sitesOf(['blocks.it', 'tags'])).toEqual(['it']);
  expect(sitesOf(['contactLinks'])).toEqual(['it', 'en']);
});
