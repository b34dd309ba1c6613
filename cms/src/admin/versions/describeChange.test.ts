import type { FlattenedField } from 'payload';
import { describeChange, type Version } from './describeChange';

const fields = [
  { type: 'text', name: 'title', localized: true, label: { it: 'Titolo', en: 'Title' } },
  { type: 'number', name: 'priceMin', label: { it: 'Prezzo', en: 'Price' } },
  { type: 'text', name: 'titleSort', admin: { hidden: true } },
  { type: 'text', name: 'updatedBy', label: 'x', admin: { readOnly: true } },
  { type: 'select', name: '_status', label: 'x', options: [] },
] as FlattenedField[];

test.each<[string, Version, Version, string[]]>([
  [
    'one language',
    { title: { it: 'A', en: 'C' } },
    { title: { it: 'A', en: 'B' } },
    ['Titolo (inglese)'],
  ],
  ['all languages', { title: { it: 'B', en: 'C' } }, { title: { it: 'A', en: 'B' } }, ['Titolo']],
  ['a number', { priceMin: 300 }, { priceMin: 310 }, ['Prezzo']],
  ['an empty field that was absent', { title: { it: '' } }, {}, []],
  [
    'only what the program writes',
    { titleSort: 'a', updatedBy: 1, _status: 'draft' },
    { titleSort: 'b', updatedBy: 2, _status: 'published' },
    [],
  ],
])('a version differs in %s', (_, version, before, expected) => {
  expect(describeChange({ version, before }, fields, 'it')).toEqual(expected);
});
