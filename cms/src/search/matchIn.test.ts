import { matchIn } from './matchIn';

const shown = (text: string, query: string) => {
  const match = matchIn(text, query, 'it');
  return match && `${match.before}[${match.found}]${match.after}`;
};

test.each([
  ['Palazzo d’Amico', "d'amico", 'Palazzo [d’Amico]'],
  ['Famiglia Gasparini', 'gasparni', 'Famiglia [Gasparini]'],
  ['Camere in centro', 'camera', '[Camere] in centro'],
  ['Una stanza', 'gasparini', null],
  [
    'Una stanza luminosa al terzo piano con vista sul fiume e la lavatrice in comune con le altre stanze del piano, vicino alla stazione',
    'fiume',
    '…al terzo piano con vista sul [fiume] e la lavatrice in comune con le altre stanze del piano,…',
  ],
])('shows where %s has %s', (text, query, found) => expect(shown(text, query)).toBe(found));

test('says when only a typo makes a word fit', () => {
  expect(matchIn('Famiglia Gasparini', 'gasparni', 'it')?.isTypo).toBe(true);
  expect(matchIn('Famiglia Gasparini', 'gasparini', 'it')?.isTypo).toBe(false);
});
