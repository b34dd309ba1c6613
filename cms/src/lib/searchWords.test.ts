import { searchWords } from './searchWords';

test('words are small letters without accents, and nothing that a database reads specially', () => {
  expect(searchWords('Caffè 100% _sotto_ i PORTICI!')).toEqual([
    'caffe',
    '100',
    'sotto',
    'i',
    'portici',
  ]);
});
