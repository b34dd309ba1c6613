import { createInstance } from 'i18next';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resolveTown } from '../../towns/defineTown';
import { mergeTexts, writeTexts } from '../codegen/texts';
import { untranslatedTexts } from '../lib/untranslated.mjs';

const product = path.join(__dirname, '../../src/i18n/texts');
const { languages } = resolveTown({ languages: [{ code: 'it' }, { code: 'de' }, { code: 'en' }] });

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'studium-texts-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Merges the texts of the product with those of a town. */
async function merged(town: Record<string, object>, all = languages) {
  for (const [name, texts] of Object.entries(town)) {
    const file = path.join(root, 'texts', `${name}.json`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(texts));
  }
  const folders = { product, town: path.join(root, 'texts') };
  return mergeTexts(Object.values(all), folders);
}

test('a text that a town has not translated has a form for each number of the language', async () => {
  const town = resolveTown({ languages: [{ code: 'fr' }, { code: 'pl' }] });
  const archive = { count_one: '{{count}} article', count_other: '{{count}} articles' };
  const texts = await merged({ 'fr/news': { archive }, 'pl/common': {} }, town.languages);
  type Key = 'listing.found.accommodations' | 'news.archive.count';
  const textIn = (locale: string, key: Key, count: number) => {
    const i18n = createInstance();
    void i18n.init({
      lng: locale,
      resources: texts,
      ns: ['listing', 'news'],
      nsSeparator: '.',
    });
    return i18n.t(key, { count });
  };
  const forms = (locale: string, key: Key) =>
    [0, 1, 2, 5].map((count) => textIn(locale, key, count));
  const homes = ['0 homes', '1 home', '2 homes', '5 homes'];
  expect(forms('fr', 'listing.found.accommodations')).toEqual(homes);
  expect(forms('pl', 'listing.found.accommodations')).toEqual(homes);
  expect(forms('fr', 'news.archive.count')).toEqual([
    '0 article',
    '1 article',
    '2 articles',
    '5 articles',
  ]);
});

test('a town replaces single texts, and texts of a new language are English until it has them', async () => {
  const texts = await merged({
    'it/common': { menu: { open: 'Apri' } },
    'de/common': { menu: { open: 'Menü öffnen' }, language: { missing: { de: 'Fehlt.' } } },
  });
  expect(texts.it?.common).toMatchObject({ menu: { open: 'Apri', close: 'Chiudi il menu' } });
  expect(texts.de?.common).toMatchObject({
    menu: { open: 'Menü öffnen', close: 'Close the menu' },
  });
  expect(texts.de?.dates).toMatchObject({ long: '{{day}}. {{month}} {{year}}' });
  expect(texts.de?.dates?.months).toContain('März');
});

test('the notice of the language switcher is in the language of the switch, in all languages', async () => {
  const texts = await merged({ 'de/common': { language: { missing: { de: 'Fehlt.' } } } });
  for (const code of ['it', 'en', 'de'])
    expect(texts[code]?.common).toMatchObject({
      language: {
        missing: {
          it: 'Questa pagina non esiste in italiano.',
          en: 'This page does not exist in English.',
          de: 'Fehlt.',
        },
        home: { de: 'Go to the home page in English' },
      },
    });
});

test('each wrong text is named with its file and key', async () => {
  const wrong = merged({
    'de/common': {
      menu: { opne: 'x', title: { a: 'x' } },
      header: { hello: 'Hallo, {{nome}}' },
    },
    'de/commons': {},
    'de/mails': { kinds: { activation: { lines: 'Hallo' } } },
  });
  await expect(wrong).rejects.toThrow(
    [
      'texts/de/common.json, menu.opne: the site has no such text',
      'texts/de/common.json, menu.title: must be a text',
      'texts/de/common.json, header.hello: has the placeholders “nome” instead of “name”',
      'texts/de/commons.json: the site has no such file',
      'texts/de/mails.json, kinds.activation.lines: must be a list of texts',
    ].join('\n'),
  );
});

test.each([
  ['{ "menu": ["Apri"] }', 'common.json, menu: must be a group of texts'],
  ['{ "menu": { "open": null } }', 'common.json, menu.open: must be a text'],
  ['{ "menu": { "open": 5 } }', 'common.json, menu.open: must be a text'],
  ['["Apri"]', 'common.json: must be a group of texts in braces { }'],
  [Buffer.from('{ "menu": { "open": "Più" } }', 'latin1'), 'common.json: is not UTF-8'],
  ['{ "menu": { "open": "Apri", } }', 'common.json: '],
])('%j is refused', async (content, problem) => {
  await mkdir(path.join(root, 'texts/it'), { recursive: true });
  await writeFile(path.join(root, 'texts/it/common.json'), content);
  await expect(merged({})).rejects.toThrow(problem);
});

test('a file with a byte order mark is read, and one that does not end in .json is refused', async () => {
  await mkdir(path.join(root, 'texts/it'), { recursive: true });
  const file = path.join(root, 'texts/it/common.json');
  await writeFile(file, '\uFEFF{ "menu": { "open": "Apri" } }');
  expect((await merged({})).it?.common).toMatchObject({ menu: { open: 'Apri' } });
  await writeFile(`${file}.txt`, '{}');
  await expect(merged({})).rejects.toThrow('texts/it/common.json.txt: is not read');
});

test('a folder that is no language of the town is refused', async () => {
  await expect(merged({ 'deu/common': {} })).rejects.toThrow(
    'texts/deu: is no language of the town; town.config.ts has it, de, en',
  );
});

test('the texts that a town has not translated are listed; its second language has all', () => {
  expect(untranslatedTexts('porto-salmastro', 'de')).toEqual([]);
  expect(untranslatedTexts('porto-salmastro', 'en')).toEqual([]);
  const missing = untranslatedTexts('porto-salmastro', 'fr');
  expect(missing).toContain(
    'texts/fr/news.json has no archive.topics, archive.all, archive.count_one and 6 more',
  );
  expect(missing.join('\n')).not.toContain('dates.json');
});

test('public/locales has a folder for each language, and nothing of another town', async () => {
  await mkdir(path.join(root, 'public/locales/fr'), { recursive: true });
  await writeTexts(root, await merged({}));
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(root, 'public/locales', `${name}.json`), 'utf8'));
  expect(Object.keys((await read('errors')) as object)).toEqual(['it', 'de', 'en']);
  expect(await read('de/news')).toEqual(await read('en/news'));
  await expect(read('fr/news')).rejects.toThrow('ENOENT');
});
