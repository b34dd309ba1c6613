import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

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

/** Returns the problems of all documents: what `find` returns for the text of each. */
const problemsOf = (find: (text: string, document: string) => (string | undefined)[]) =>
  documents.flatMap((document) =>
    find(readFileSync(join(root, document), 'utf8'), document).map((one) => `${document}: ${one}`),
  );

test('documents name only commands that exist', () => {
  const problems = problemsOf((text) =>
    [...text.matchAll(/npm run ([\w:]+)( -w cms)?/g)]
      .filter(([, name = '', inCms]) => !scripts[inCms ? 'cms' : '.']?.includes(name))
      .map(([command]) => command),
  );
  expect(problems).toEqual([]);
});

test('documents link only to files that exist', () => {
  const problems = problemsOf((text, document) =>
    [
      ...text
        .replaceAll(/```[^]*?```|`[^`\n]*`/g, '')
        .matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g),
    ]
      .filter(([, to = '']) => !existsSync(join(root, dirname(document), to)))
      .map(([, to]) => to),
  );
  expect(problems).toEqual([]);
});

/** The names of all files, and those that the code generators write. */
const names = new Set([
  ...['choices.ts', 'settings.ts', 'appearance.ts', 'mails.ts', '.env'],
  ...execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => existsSync(join(root, file)))
    .map((file) => basename(file)),
]);
const topFolders = readdirSync(root);

test('documents name only files that exist', () => {
  const isThere = (path: string): boolean => {
    const [top = ''] = path.split('/');
    if (!path.includes('/')) return !/\w\.([cm]?[jt]s|tsx)$/.test(path) || names.has(path);
    if (!topFolders.includes(top) || !/\/$|\.\w+$/.test(path)) return true;
    // A table of docs/tests.md names files in e2e.
    return (
      ['', 'e2e'].some((folder) => existsSync(join(root, folder, path))) || path.endsWith('.env')
    );
  };
  const problems = problemsOf((text) =>
    [...text.replaceAll(/```[^]*?```/g, '').matchAll(/`([\w@./()[\]-]+)`/g)]
      .filter(([, path = '']) => !isThere(path))
      .map(([, path]) => path),
  );
  expect(problems).toEqual([]);
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

test('the tree of docs/where-code-lives.md names each folder of src, content and features, and no missing one', () => {
  const text = readFileSync(join(root, 'docs/where-code-lives.md'), 'utf8');
  const lines = (/```\n([^`]+)```/.exec(text)?.[1] ?? '').trim().split('\n');
  /** The folders of the tree, each with what its line says. */
  const tree = new Map<string, string>();
  let parent = '';
  for (const line of lines) {
    const [, indent = '', folders = '', about = ''] =
      /^( *)((?:\S+\/ ?)+)\s*(.*)$/.exec(line) ?? [];
    if (!indent) parent = folders.trim();
    for (const name of folders.trim().split(' ')) tree.set(indent ? parent + name : name, about);
  }
  const foldersIn = (folder: string) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  expect(lines.length).toBeLessThanOrEqual(42);
  // Generated folders may be absent.
  const isThere = (folder: string) => folder === 'src/gql/' || existsSync(join(root, folder));
  expect([...tree.keys()].filter((folder) => !isThere(folder))).toEqual([]);
  const named = [...tree.keys()].flatMap((folder) => /^src\/(\w+)\/$/.exec(folder)?.[1] ?? []);
  expect(named.sort()).toEqual([...new Set([...foldersIn('src'), 'gql'])].sort());
  for (const folder of ['src/content', 'src/features'])
    expect(tree.get(`${folder}/`)?.split(' ').sort()).toEqual(foldersIn(folder).sort());
});
