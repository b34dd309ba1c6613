import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RedirectSeed } from '../seed/types';
import { Problems } from './Problems';
import { readRedirects } from './readRedirects';
import { References } from './References';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'studium-redirects-'));
  mkdirSync(path.join(root, 'content'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Reads a file of redirects, in a town with one page. */
function read(...lines: string[]): { redirects: RedirectSeed[]; problems: string[] } {
  writeFileSync(path.join(root, 'content/redirects.yml'), lines.join('\n'));
  const collected = { problems: new Problems(), references: new References() };
  collected.references.declare('pages', 'first-steps');
  const redirects = readRedirects({ root, collected });
  collected.references.check(collected.problems);
  return { redirects, problems: collected.problems.lines() };
}

test('a town without redirects has no file', () => {
  const collected = { problems: new Problems(), references: new References() };
  expect(readRedirects({ root, collected })).toEqual([]);
  expect(collected.problems.lines()).toEqual([]);
});

test('a redirect leads to an entry in a language, to a path or to another site', () => {
  const { redirects, problems } = read(
    '- from: /it/elenco.html/',
    '  to: pages/first-steps',
    '- { from: "/list.php?b=2&a=1", to: pages/first-steps, language: en }',
    '- { from: /caffè, to: /it/alloggi/ }',
    '- { from: /old, to: "https://example.org/new" }',
  );
  expect(problems).toEqual([]);
  const entry = { section: 'pages', key: 'first-steps' };
  expect(redirects).toEqual([
    { from: '/elenco.html', to: { entry, site: 'it' }, line: 1 },
    { from: '/list.php?a=1&b=2', to: { entry, site: 'en' }, line: 3 },
    { from: '/caff%C3%A8', to: { url: '/alloggi' }, line: 4 },
    { from: '/old', to: { url: 'https://example.org/new' }, line: 5 },
  ]);
});

test('each problem has its line and its field', () => {
  const { problems } = read(
    '- { from: "https://old.example.org/a", to: /b }',
    '- { from: "/a?b=1", to: ftp://example.org }',
    '- { from: /c, to: categories/news/living, language: fr }',
    '- { from: /d, target: /e }',
  );
  expect(problems).toEqual([
    'content/redirects.yml, line 1: item 1, from must begin with a single slash, without spaces and #, and have at most 500 characters.',
    'content/redirects.yml, line 2: item 2, from can have a question mark only after a file such as /index.php.',
    expect.stringContaining('line 2: item 2, to must lead to an entry, such as pages/first-steps'),
    expect.stringContaining('line 3: item 3, to must lead to an entry'),
    'content/redirects.yml, line 3: item 3, language must be one of: it, en.',
    'content/redirects.yml, line 4: item 4, to is missing.',
    expect.stringContaining('line 4: item 4, target is not a field'),
  ]);
});

test('an address that is there twice, an unknown entry and a language that decides nothing are problems', () => {
  const { problems } = read(
    '- { from: /a, to: pages/second-steps }',
    '- { from: /it/a/, to: /b }',
    '- { from: /c, to: /d, language: en }',
  );
  expect(problems).toEqual([
    'content/redirects.yml, line 1: “second-steps” does not exist in content/pages.',
    'content/redirects.yml, line 2: item 2, from is the same address as on line 1.',
    'content/redirects.yml, line 3: item 3, language is possible only if the redirect leads to an entry.',
  ]);
});
