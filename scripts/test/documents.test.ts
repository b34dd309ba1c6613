/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const documents = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** The names of the scripts of both packages, by folder. */
const scripts = Object.fromEntries(
  ['.', 'cms'].map((folder) => {
    const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
    return [folder, Object.keys((JSON.parse(text) as { scripts: object }).scripts)];
  }),
);

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  it('names only commands that exist', () => {
    const named = [...text.matchAll(/npm run ([\w:]+)( -w cms)?/g)];
    const unknown = named.filter(
      ([, name = '', inCms]) => !scripts[inCms ? 'cms' : '.']?.includes(name),
    );
    expect(unknown.map(([command]) => command)).toEqual([]);
  });

  it('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)];
    const missing = links.filter(([, to = '']) => !existsSync(join(root, dirname(document), to)));
    expect(missing.map(([, to]) => to)).toEqual([]);
  });
});

test('docs/tests.md lists each test file of the running product, and no other', () => {
  const named = [...readFileSync(join(root, 'docs/tests.md'), 'utf8').matchAll(/^\| `([^`]+)`/gm)];
  const inFolder = (folder: string, ending: RegExp) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
      ending.test(name),
    );
  const files = [...inFolder('e2e', /\.spec\.ts$/), ...inFolder('cms/test', /\.test\.ts$/)];
  expect(named.map(([, name]) => name).sort()).toEqual(files.sort());
});
