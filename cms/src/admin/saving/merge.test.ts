import { merge } from './merge';

const text = (words: string) => ({ root: { children: [{ text: words }] } });
const block = (id: string, title: string) => ({ id, blockType: 'titleContent', title });

const base = {
  title: 'Festa',
  excerpt: null,
  seo: { title: 'a', description: 'b' },
  blocks: [block('one', 'Uno'), block('two', 'Due')],
  rules: text('prima'),
};

test('takes what only one side changed, in groups and blocks too', () => {
  const mine = { ...base, title: 'Sagra', blocks: [block('one', 'Primo'), block('two', 'Due')] };
  const theirs = {
    ...base,
    excerpt: 'In piazza',
    seo: { title: 'a', description: 'c' },
    blocks: [block('one', 'Uno'), block('two', 'Secondo')],
  };
  expect(merge(base, mine, theirs)).toEqual({
    value: {
      ...base,
      title: 'Sagra',
      excerpt: 'In piazza',
      seo: { title: 'a', description: 'c' },
      blocks: [block('one', 'Primo'), block('two', 'Secondo')],
    },
    conflicts: [],
  });
});

test('a text that both sides changed is a conflict, until a side is chosen', () => {
  const mine = { ...base, title: 'Sagra', rules: text('mia') };
  const theirs = { ...base, title: 'Fiera', rules: text('sua') };
  const { value, conflicts } = merge(base, mine, theirs);
  expect(conflicts).toEqual([
    { path: 'title', mine: 'Sagra', theirs: 'Fiera' },
    { path: 'rules', mine: text('mia'), theirs: text('sua') },
  ]);
  expect(value).toMatchObject({ title: 'Sagra' });
  const choices = new Map([
    ['title', 'theirs'],
    ['rules', 'mine'],
  ] as const);
  expect(merge(base, mine, theirs, choices)).toEqual({
    value: { ...base, title: 'Fiera', rules: text('mia') },
    conflicts: [],
  });
});

test('keeps the rows that each side added, and removes those that either removed', () => {
  const mine = { ...base, blocks: [block('new', 'Mio'), block('two', 'Due')] };
  const theirs = { ...base, blocks: [...base.blocks, block('last', 'Suo')] };
  expect(merge(base, mine, theirs)).toEqual({
    value: { ...base, blocks: [block('new', 'Mio'), block('two', 'Due'), block('last', 'Suo')] },
    conflicts: [],
  });
});

test('a row that one side removed and the other changed is a conflict', () => {
  const mine = { ...base, blocks: [block('two', 'Due')] };
  const theirs = { ...base, blocks: [block('one', 'Altro'), block('two', 'Due')] };
  expect(merge(base, mine, theirs).conflicts).toEqual([
    { path: 'blocks', mine: mine.blocks, theirs: theirs.blocks },
  ]);
});

test('an empty field is the same whether it is absent, null or empty', () => {
  const theirs = { ...base, excerpt: '', title: 'Fiera' };
  expect(merge({ ...base, excerpt: undefined }, base, theirs)).toMatchObject({
    value: { title: 'Fiera' },
    conflicts: [],
  });
});
