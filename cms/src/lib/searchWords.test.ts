import { searchWords } from './searchWords';

test('words are lower case, without accents and without special characters of SQL patterns', () => {
  expect(searchWords('Caffè 100% _sotto_ i PORTICI!')).toEqual([
    'caffe',
    '100',
    'sotto',
    'i',
    'portici',
  ]);
});

test('a letter that people write as two is found in both forms', () => {
  expect(searchWords('Salzstraße')).toEqual(searchWords('SALZSTRASSE'));
});
