import { firstWords } from './firstWords';

const richText = (...texts: string[]) => ({
  root: { children: texts.map((text) => ({ children: [{ text }], type: 'paragraph' })) },
});

test.each([
  ['its text', { textContent: richText('Dal lunedì', 'al venerdì') }, 'Dal lunedì al venerdì'],
  ['its heading', { plainTitle: 'Orari ', headingLevel: 'h2' }, 'Orari'],
  [
    'the blocks in it',
    { children: [{ plainTitle: 'Casa' }, { caption: 'Il cortile' }] },
    'Casa Il cortile',
  ],
  [
    'its buttons',
    { buttons: [{ fieldLink: { text: 'Scrivi' } }, { fieldLink: { text: 'Chiama' } }] },
    'Scrivi · Chiama',
  ],
  ['a link of a menu', { link: { kind: 'url', text: 'Alloggi', url: '/alloggi' } }, 'Alloggi'],
  ['nothing, if it only has settings', { image: 3, contentWidth: 'wide' }, ''],
  ['nothing yet, in a new row', undefined, ''],
])('a row of a block shows the first words of %s', (_, row, words) => {
  expect(firstWords(row)).toBe(words);
});

test('a long text is cut', () => {
  expect(firstWords({ plainTitle: 'a'.repeat(5000) })).toHaveLength(120);
});
