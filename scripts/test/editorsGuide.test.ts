import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { adminTexts, isLabel } from './adminTexts';

const guide = join(__dirname, '../../docs/editors');
const languages = ['it', 'en'] as const;

const filesOf = (language: string): string[] =>
  readdirSync(join(guide, language)).filter((name) => name.endsWith('.md'));
const read = (language: string, name: string): string =>
  readFileSync(join(guide, language, name), 'utf8');
const screensOf = (language: string): string[] => readdirSync(join(guide, language, 'screens'));

/** The parts of a page that both languages have in common: the levels of its headings, its lists and pictures. */
const shapeOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => /^(#+|-|\d+\.|!)/.exec(line)?.[1] ?? [])
    .map((mark) => mark.replace(/\d+/, '1'));

test('the guide has the same pages, headings, steps and pictures in both languages', () => {
  expect(filesOf('it').length).toBeGreaterThan(5);
  expect(filesOf('en')).toEqual(filesOf('it'));
  for (const name of filesOf('it'))
    expect([name, shapeOf(read('en', name))]).toEqual([name, shapeOf(read('it', name))]);
  expect(screensOf('en')).toEqual(screensOf('it'));
});

describe.each(languages)('the guide in the language %s', (language) => {
  const pages = filesOf(language).map((name) => [name, read(language, name)] as const);
  const pictures = pages.flatMap(([, text]) =>
    [...text.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(([, alt = '', file = '']) => ({
      alt,
      file,
    })),
  );

  it('uses each screenshot exactly once, and each has at most 40 kB', () => {
    const shown = pictures.flatMap(({ file }) => /^screens\/(.+)$/.exec(file)?.[1] ?? []);
    expect(shown.sort()).toEqual(screensOf(language).sort());
    expect(shown.length).toBeGreaterThanOrEqual(8);
    const sizeOf = (name: string) => statSync(join(guide, language, 'screens', name)).size;
    expect(shown.filter((name) => sizeOf(name) > 40_000)).toEqual([]);
  });

  it('shows the drawing of each block', () => {
    const drawings = readdirSync(join(__dirname, '../../cms/public/blocks'));
    const shown = pictures.flatMap(({ file }) => /public\/blocks\/(.+)$/.exec(file)?.[1] ?? []);
    expect(shown.sort()).toEqual(drawings.sort());
  });

  it('describes each picture', () => {
    expect(pictures.filter(({ alt }) => alt.length < 10)).toEqual([]);
  });

  it.each(pages)('quotes in %s only labels of the admin', (_, text) => {
    const texts = adminTexts(language);
    const quoted = [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => label);
    expect(quoted.filter((label) => !isLabel(label, texts))).toEqual([]);
  });
});

test('a label of the other language, or of nothing, is not accepted', () => {
  const texts = adminTexts('en');
  expect(
    ['Save', 'Add Block', 'Publish in Italian', 'Footer, column 3'].map((label) =>
      isLabel(label, texts),
    ),
  ).toEqual([true, true, true, true]);
  expect(
    ['Salva', 'Fisarmonica', 'Add Nonsense', 'Dashboard'].map((label) => isLabel(label, texts)),
  ).toEqual([false, false, false, false]);
});
