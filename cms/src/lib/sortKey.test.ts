import { sortKey } from './sortKey';

const titles = [
  'Zona universitaria',
  'caffè letterario',
  'Caffe',
  'Èze e dintorni',
  'Ez',
  'eze',
  'Élite',
  'elite 2',
  'affitti',
  'Aula 1',
  '«Al fiume»',
  'L’anfiteatro',
  'la biblioteca',
  'Übersee',
  'uber',
  'Œuvre',
  'ofelia',
  '2 stanze',
];

test.each(['it', 'en'])('titles are sorted as a dictionary sorts them (%s)', (language) => {
  const { compare } = new Intl.Collator(language, {
    sensitivity: 'base',
    ignorePunctuation: false,
  });
  // The apostrophe separates words, as in the index of a book.
  const normalize = (title: string) => title.replace(/[«»]/g, '').replace('’', ' ');
  const byKey = [...titles].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  const byLanguage = [...titles].sort((a, b) => compare(normalize(a), normalize(b)) || 0);
  expect(byKey.map(sortKey)).toEqual(byLanguage.map(sortKey));
});

test('accents, capitals and punctuation do not count', () => {
  for (const title of ['perche', 'Perché', 'PERCHÉ?', '  «perché»', 'perche\u0301'])
    expect(sortKey(title)).toBe('perche');
});
