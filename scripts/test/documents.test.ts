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
    const prose = text.replaceAll(/```[^]*?```|`[^`\n]*`/g, '');
    const links = [...prose.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)];
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

describe('docs/where-code-lives.md', () => {
  const text = readFileSync(join(root, 'docs/where-code-lives.md'), 'utf8');
  const lines = (/```\n([^`]+)```/.exec(text)?.[1] ?? '').trim().split('\n');
  /** The folders of the tree, each with the folders that its line names. */
  const tree = new Map<string, string>();
  let parent = '';
  for (const line of lines) {
    const [, indent = '', names = '', about = ''] = /^( *)((?:\S+\/ ?)+)\s*(.*)$/.exec(line) ?? [];
    if (!indent) parent = names.trim();
    for (const name of names.trim().split(' ')) tree.set(indent ? parent + name : name, about);
  }
  const foldersIn = (folder: string) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);

  it('has a tree of at most forty lines, and each of its folders exists', () => {
    expect(tree.size).toBeGreaterThan(20);
    expect(lines.length).toBeLessThanOrEqual(40);
    // Generated folders may be absent.
    const missing = [...tree.keys()].filter(
      (folder) => folder !== 'src/gql/' && !existsSync(join(root, folder)),
    );
    expect(missing).toEqual([]);
  });

  it('names each folder of src', () => {
    const named = [...tree.keys()].flatMap((folder) => /^src\/(\w+)\/$/.exec(folder)?.[1] ?? []);
    expect(named.sort()).toEqual([...new Set([...foldersIn('src'), 'gql'])].sort());
  });

  it.each(['content', 'features'])('names each folder of src/%s', (folder) => {
    expect(tree.get(`src/${folder}/`)?.split(' ').sort()).toEqual(
      foldersIn(`src/${folder}`).sort(),
    );
  });
});
