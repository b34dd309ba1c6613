import { plainText } from './labelOfPath';

const text = (words: string) => ({ type: 'text', text: words });
const cell = (words: string) => ({
  type: 'tablecell',
  children: [{ type: 'paragraph', children: [text(words)] }],
});

it('writes each paragraph on a line, and the cells of a table apart', () => {
  const rich = {
    root: {
      children: [
        { type: 'paragraph', children: [text('Ore '), text('9')] },
        {
          type: 'table',
          children: [{ type: 'tablerow', children: [cell('Lunedì'), cell('9–13')] }],
        },
      ],
    },
  };
  expect(plainText(rich)).toBe('Ore 9\nLunedì · 9–13');
});
