import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { ROOT } from '../lib/paths.mjs';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const tracked = ['ls-files', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', tracked, { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.([cm]?[jt]s|tsx|mdx)$/.test(file) && existsSync(join(ROOT, file)));

/** Matches the imports of a formatted file, and what it exports from others. */
const statements = /^(?:import|export) (?:([^;'"=]*?) from )?'([^']+)';/gm;

/** What each file imports or exports from, and whether it needs only types. */
const imports = new Map(
  files
    .filter((file) => !file.endsWith('.mdx'))
    .map((file) => [
      file,
      [...read(file).matchAll(statements)].map(([, names = '', request = '']) => ({
        request,
        isType: /^type |^\{(\s*type [^,}]+,?)+\s*\}$/.test(names),
      })),
    ]),
);

const endings = ['', '.ts', '.tsx', '.mjs', '.cjs', '.js'];

/** The file of this repository that an import names. Generated files are none. */
function targetOf(file: string, request: string): string | undefined {
  const path = request.startsWith('.')
    ? posix.join(posix.dirname(file), request)
    : request.replace(/^@studium\/shared\//, 'shared/').replace(/^@\//, 'src/');
  return endings.map((ending) => path + ending).find((one) => imports.has(one));
}

test('no file imports itself through others', () => {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file)) return;
    done.add(file);
    for (const { request } of imports.get(file) ?? []) {
      const target = targetOf(file, request);
      if (target) visit(target, [...path, file]);
    }
  };
  for (const file of imports.keys()) visit(file, []);
  expect(circles).toEqual([]);
});

interface Package {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  bin?: string | Record<string, string>;
  scripts?: Record<string, string>;
}
const packageIn = (folder: string): Package => {
  const file = join(ROOT, folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Package) : {};
};
const installed = (name: string) => packageIn(`node_modules/${name}`);

/** The folders with packages of their own. What another folder has is of the root. */
const workspaces = ['cms', 'shared', 'lab', 'towns/castelmora/illustrations', '.'];
const workspaceOf = (file: string) =>
  workspaces.find((folder) => file.startsWith(`${folder}/`)) ?? '.';

/** Packages that code does not name in full, and the files that use them. */
const namedInPart: Record<string, string> = {
  '@fontsource-variable/bricolage-grotesque': 'src/theme/fonts/subset.mjs',
  '@fontsource-variable/figtree': 'src/theme/fonts/subset.mjs',
  '@graphql-codegen/add': 'cms/codegen.ts',
  '@graphql-codegen/client-preset': 'codegen.ts',
  '@graphql-codegen/fragment-matcher': 'codegen.ts',
  '@graphql-codegen/typescript': 'cms/codegen.ts',
  '@graphql-codegen/typescript-resolvers': 'cms/codegen.ts',
  'esbuild-register': 'jest.config.ts',
  'jest-environment-jsdom': 'jest.config.ts',
  s3rver: 'cms/test/TestBucket.ts',
};

test.each(workspaces)('something uses each package of %s', (folder) => {
  const { dependencies = {}, devDependencies = {}, scripts = {} } = packageIn(folder);
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const code = files
    .filter((file) => workspaceOf(file) === folder)
    .map(read)
    .join('\n');
  const commands = Object.values(scripts)
    .join(' ')
    .split(/\W*\s\W*/);
  const peers = names.flatMap((name) => Object.keys(installed(name).peerDependencies ?? {}));
  const isUsed = (name: string): boolean => {
    const { bin = {} } = installed(name);
    const typed = name.replace('@types/', '').replace('__', '/');
    return (
      ['"', "'", '`'].some((quote) => code.includes(quote + name)) ||
      (typeof bin === 'string' ? [name] : Object.keys(bin)).some((one) => commands.includes(one)) ||
      (typed !== name &&
        (['node', 'mdast'].includes(typed) || isUsed(typed) || names.includes(typed))) ||
      peers.includes(name) ||
      name in namedInPart
    );
  };
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
});

test('what npm start runs imports only packages that it installs', () => {
  const started =
    /^(src|pages|shared|cms|scripts\/(codegen|lib)|towns\/\w+\.ts|(next\.config|instrumentation)\.)/;
  const others = /\.test\.|\/test(ing)?\/|lib\/(images|mailServer|longestTestsFirst)|fonts\/subset/;
  const problems = [...imports].flatMap(([file, requests]) => {
    if (!started.test(file) || others.test(file)) return [];
    const { dependencies } = packageIn(workspaceOf(file));
    const known = Object.keys({ ...packageIn('.').dependencies, ...dependencies });
    return requests
      .filter(({ request, isType }) => !isType && !isBuiltin(request) && !/^(\.|@\/)/.test(request))
      .filter(({ request }) => !known.some((name) => `${request}/`.startsWith(`${name}/`)))
      .map(({ request }) => `${file}: ${request}`);
  });
  expect(problems).toEqual([]);
});
