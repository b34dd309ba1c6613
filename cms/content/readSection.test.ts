import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Problems } from './Problems';
import { readSection } from './readSection';
import { References } from './References';
import { entryTypes } from './sections';

const italian = `---
title: Affitti
slug: affitti
excerpt: Quanto costa
image: room
categories: [living]
tags: []
daysAgo: 3
---

Un **affitto**.
`;
const english = `---
title: Rents
slug: rents
excerpt: What it costs
---

A **rent**.
`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'studium-town-'));
  mkdirSync(path.join(root, 'content/news'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Reads news from files; the category `living` and the picture `room` exist. */
function read(files: Record<string, string | Buffer>) {
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(root, 'content/news', name), text);
  const collected = { problems: new Problems(), references: new References() };
  collected.references.declare('media', 'room');
  collected.references.declare('newsCategories', 'living');
  const news = readSection({ root, collected }, 'news', entryTypes.news);
  collected.references.check(collected.problems);
  return { news, problems: collected.problems.lines().join('\n') };
}

test('an entry has the shared fields of the Italian file and the texts of both', () => {
  expect(read({ 'rents.it.md': italian, 'rents.en.md': english })).toEqual({
    news: {
      rents: {
        title: { it: 'Affitti', en: 'Rents' },
        slug: { it: 'affitti', en: 'rents' },
        formerSlugs: { it: [], en: [] },
        seo: { it: {}, en: {} },
        excerpt: { it: 'Quanto costa', en: 'What it costs' },
        image: 'room',
        categories: ['living'],
        tags: [],
        daysAgo: 3,
        blocks: {
          it: [{ type: 'textContent', html: '<p>Un <strong>affitto</strong>.</p>' }],
          en: [{ type: 'textContent', html: '<p>A <strong>rent</strong>.</p>' }],
        },
      },
    },
    problems: '',
  });
});

test('an entry without a translation has empty texts in that language', () => {
  const { news, problems } = read({ 'rents.it.md': italian });
  expect(problems).toBe('');
  expect(news.rents).toMatchObject({ title: { it: 'Affitti', en: '' }, blocks: { en: [] } });
});

test('former addresses belong to a language, and the current one is not among them', () => {
  const withFormer = (list: string) =>
    read({ 'rents.it.md': italian.replace('excerpt', `formerSlugs: [${list}]\nexcerpt`) });
  expect(withFormer('affitto, quanto-costa').news.rents?.formerSlugs).toEqual({
    it: ['affitto', 'quanto-costa'],
    en: [],
  });
  expect(withFormer('affitto, affitti').problems).toContain(
    'content/news/rents.it.md, line 4: formerSlugs must not have the current address affitti.',
  );
  expect(withFormer('Un affitto').problems).toContain(
    'line 4: formerSlugs, item 1 must be small letters, digits and hyphens.',
  );
});

test('dates are in the shortest form, whatever their time zone', () => {
  const dated = (date: string) =>
    read({ 'rents.it.md': italian.replace('daysAgo: 3', `postDate: ${date}`) }).news.rents;
  expect(dated('2026-12-04T20:00:00.000Z')?.postDate).toBe('2026-12-04T21:00+01:00');
  expect(dated('2026-12-03T23:00Z')?.postDate).toBe('2026-12-04');
});

test('the newest news come first', () => {
  const { news } = read({
    'a.it.md': italian,
    'a.en.md': english,
    'b.it.md': italian.replace('daysAgo: 3', 'daysAgo: 1'),
    'b.en.md': english,
  });
  expect(Object.keys(news)).toEqual(['b', 'a']);
});

test('spaces after the three hyphens are no problem', () => {
  const { problems, news } = read({ 'rents.it.md': italian.replaceAll('---\n', '--- \t\n') });
  expect(problems).toBe('');
  expect(news.rents?.title.it).toBe('Affitti');
});

test.each([
  ['has no fields', 'Un affitto.\n', 'the file must begin with its fields, between two lines'],
  [
    'has no second line of hyphens',
    italian.replace('\n---\n', '\n'),
    'the fields have no end: the second line of three hyphens is missing.',
  ],
])('a file that %s is reported once', (_, text, sentence) => {
  const { problems } = read({ 'rents.it.md': text });
  expect(problems).toContain(`content/news/rents.it.md, line 1: ${sentence}`);
  expect(problems.split('\n')).toHaveLength(1);
});

test('a file in another encoding is reported with the line of its first letter that cannot be read', () => {
  const text = italian.replace('Quanto costa', 'Così è');
  expect(read({ 'rents.it.md': Buffer.from(text, 'latin1') }).problems).toBe(
    'content/news/rents.it.md, line 4: this is not UTF-8; save the file with the encoding UTF-8.',
  );
});

test('an address that two entries have in one language is reported', () => {
  const files = { 'costs.it.md': italian.replace('affitti', 'rents'), 'rents.it.md': italian };
  expect(read({ ...files, 'rents.en.md': english }).problems).toBe('');
  expect(read({ ...files, 'rents.it.md': italian.replace('affitti', 'rents') }).problems).toBe(
    'content/news/rents.it.md, line 3: slug is also that of content/news/costs.it.md.',
  );
});

test('files with the line endings of Windows are read', () => {
  const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  const { problems, news } = read({
    'rents.it.md': windows(italian),
    'rents.en.md': windows(english),
  });
  expect(problems).toBe('');
  expect(news.rents?.title.it).toBe('Affitti');
});

const pair = (change: { it?: (text: string) => string; en?: (text: string) => string }) => ({
  'rents.it.md': change.it?.(italian) ?? italian,
  'rents.en.md': change.en?.(english) ?? english,
});

test.each([
  [
    'a shared field in another language',
    pair({ en: (text) => text.replace('---\n\n', 'image: room\n---\n\n') }),
    'content/news/rents.en.md, line 5: image belongs in content/news/rents.it.md',
  ],
  [
    'an unknown field',
    pair({ it: (text) => text.replace('image:', 'imagine: x\nimage:') }),
    'content/news/rents.it.md, line 5: imagine is not a field; the fields here are postDate, ',
  ],
  [
    'a missing field',
    pair({ it: (text) => text.replace('daysAgo: 3\n', '') }),
    'content/news/rents.it.md, line 2: daysAgo is missing.',
  ],
  [
    'a field of another kind',
    pair({ it: (text) => text.replace('daysAgo: 3', 'daysAgo: three') }),
    'content/news/rents.it.md, line 8: daysAgo must be a number.',
  ],
  [
    'a title that is a number',
    pair({ en: (text) => text.replace('title: Rents', 'title: 1984') }),
    'content/news/rents.en.md, line 2: title must be a text (put it in quotes',
  ],
  [
    'a colon without quotes',
    pair({ en: (text) => text.replace('title: Rents', 'title: Rents: more') }),
    'content/news/rents.en.md, line 2: this is not valid YAML',
  ],
  [
    'a line that begins with a tab',
    pair({ en: (text) => text.replace('excerpt', 'seo:\n\ttitle: Rents\nexcerpt') }),
    'content/news/rents.en.md, line 5: a line begins with a tab; write spaces instead.',
  ],
  [
    'an address of the site itself',
    pair({ it: (text) => text.replace('slug: affitti', 'slug: categorie') }),
    'content/news/rents.it.md, line 3: slug is the address of a fixed page of the site',
  ],
  [
    'a canonical address that is none',
    pair({ it: (text) => text.replace('image:', 'seo: { canonical: affitti }\nimage:') }),
    'content/news/rents.it.md, line 5: seo, canonical must be an address, such as https://…',
  ],
  [
    'a category that does not exist',
    pair({ it: (text) => text.replace('[living]', '[living, leaving]') }),
    'content/news/rents.it.md, line 6: “leaving” does not exist in content/categories/news.yml.',
  ],
  [
    'a picture that does not exist',
    pair({ it: (text) => `${text}\n::image{image=rom}\n` }),
    'content/news/rents.it.md, line 13: “rom” does not exist in pictures, icons or clips.',
  ],
  [
    'a translation without the Italian file',
    { 'rents.en.md': english },
    'content/news/rents.it.md, line 1: the file is missing; only translations may be missing.',
  ],
  [
    'a date that does not exist',
    pair({ it: (text) => text.replace('daysAgo: 3', 'postDate: 2026-02-30') }),
    'content/news/rents.it.md, line 8: postDate must be a day such as 2026-12-04',
  ],
  [
    'a file with another name',
    { ...pair({}), 'Rents.md': '' },
    'content/news/Rents.md, line 1: the file must be named <name>.it.md or <name>.en.md',
  ],
  [
    'a file without fields',
    pair({ en: () => 'A rent.' }),
    'content/news/rents.en.md, line 1: the file must begin with its fields',
  ],
])('%s is reported with file, line and field', (_, files, sentence) => {
  expect(read(files).problems).toContain(sentence);
});

test('all problems are reported together, ordered by file and line', () => {
  const { problems } = read(
    pair({
      it: (text) => text.replace('daysAgo: 3', 'daysAgo: -1').replace('slug: affitti', 'slug: Àf'),
      en: (text) => text.replace('title: Rents\n', ''),
    }),
  );
  expect(problems.split('\n')).toEqual([
    'content/news/rents.en.md, line 2: title is missing.',
    'content/news/rents.it.md, line 3: slug must be small letters, digits and hyphens.',
    'content/news/rents.it.md, line 8: daysAgo must be 0 or more.',
  ]);
});
