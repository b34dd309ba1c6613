// `npm run figures -- [folder] [--json]`: prints the size and structure of the code of this checkout, or of
// another one, so that two states can be compared. Tests, fixtures and generated files do not count. Run
// `npm run codegen` in the checkout first, because circles and hooks need src/gql.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseCircular, parseDependencyTree } from 'dpdm';
import ts from 'typescript';
import { binOf, pathOfCaller, ROOT } from './lib/paths.mjs';

/** No function should have more lines. */
const MOST_LINES = 80;

const options = /** @type {const} */ ({ json: { type: 'boolean' } });
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const root = positionals[0] ? pathOfCaller(positionals[0]) : ROOT;

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8').trimEnd();

const isTest = /\.(test|spec)\.|\/(tests?|testing|stand-in)[/.]|fixtures?[/.]/i;
const isGenerated = /^src\/gql\/|payload-types|\/migrations\/|importMap/;
const tracked = ['ls-files', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', tracked, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.([cm]?[jt]s|tsx)$/.test(file) && existsSync(join(root, file)))
  .filter((file) => !isTest.test(file) && !isGenerated.test(file));
/** @param {string} folder */
const filesIn = (folder) => files.filter((file) => file.startsWith(folder));
const site = filesIn('src/');

/** @param {string} folder */
function sizeOf(folder) {
  const sizes = filesIn(folder).map((file) => read(file).split('\n').length);
  sizes.sort((a, b) => a - b);
  /** @param {number} part */
  const quantile = (part) => sizes[Math.floor((sizes.length - 1) * part)] ?? 0;
  const lines = sizes.reduce((sum, size) => sum + size, 0);
  return { files: sizes.length, lines, median: quantile(0.5), p90: quantile(0.9) };
}

/** @param {ts.SignatureDeclaration} node */
function nameOf(node) {
  const { name, parent } = node;
  if (name) return name.getText();
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent))
    return parent.name.getText();
  return ts.isCallExpression(parent) ? `${parent.expression.getText()}(…)` : 'unnamed';
}

/** Lists the functions of a file with their length. @param {string} file */
function functionsIn(file) {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  /** @type {{ name: string, at: string, lines: number }[]} */
  const found = [];
  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const first = source.getLineAndCharacterOfPosition(node.getStart()).line;
      const last = source.getLineAndCharacterOfPosition(node.getEnd()).line;
      found.push({ name: nameOf(node), at: `${file}:${first + 1}`, lines: last - first + 1 });
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return found;
}

/** Lists the circles of imports; imports of types count. */
async function circles() {
  const entries = [...site, ...filesIn('pages/')].map((file) => join(root, file));
  const tsconfig = join(root, 'tsconfig.json');
  return parseCircular(await parseDependencyTree(entries, { context: root, tsconfig }));
}

/** An import from the build folder of a package, style sheets excepted, or a path in node_modules. */
const innerPath = /(import|from|require).*['"](@[\w-]+\/)?[\w-]+\/(dist|lib|src)\/(?!.*\.css)/;
const modulePath = /['"][./]*node_modules\/(?!\.)[\w@/-]*\/(dist|lib|src)\//;
/** Code of a configuration that changes the bundler's settings and plugins which the framework made. */
const bundler =
  /Replacement|ModuleIds|ManifestPlugin|\.(optimization|output)\.|plugin\.\w+ =|allFunctionsCalled/;

/** Lists the lines of configuration and code that touch the internals of a dependency. */
function internals() {
  const isConfiguration = /(^|\/)[\w.]+\.config\.[cm]?[jt]s$/;
  const folders = /^(src|scripts|\.storybook|cms\/src)\//;
  const matching = files.filter((file) => folders.test(file) || isConfiguration.test(file));
  return matching.flatMap((file) => {
    const helper = /const (\w+) =[^;]*ModuleReplacementPlugin/.exec(read(file))?.[1];
    const patterns = [innerPath, modulePath, ...(isConfiguration.test(file) ? [bundler] : [])];
    if (helper) patterns.push(new RegExp(`\\b${helper}\\(`));
    return read(file)
      .split('\n')
      .map((line, index) => ({ at: `${file}:${index + 1}`, line: line.trim() }))
      .filter(({ line }) => patterns.some((pattern) => pattern.test(line)));
  });
}

/** Lists the generated hooks that no file of the site uses; null if src/gql is not generated. */
function unusedHooks() {
  if (!existsSync(join(root, 'src/gql/hooks.ts'))) return null;
  const hooks = [...read('src/gql/hooks.ts').matchAll(/export (?:const|function) (use\w+)/g)];
  const text = site.map(read).join('\n');
  return hooks.map(([, name = '']) => name).filter((name) => !text.match(`\\b${name}\\b`));
}

/** Lists the words in comments and names of src that the rule studium/plain-words refuses. */
function unclearWords() {
  const config = join(ROOT, 'scripts/lint/onlyPlainWords.json');
  const args = [binOf('oxlint'), '--config', config, '--format', 'unix', ...site];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes('plain-words'));
}

const functions = site.flatMap(functionsIn).sort((a, b) => b.lines - a.lines);
const figures = {
  sizes: Object.fromEntries(
    ['src', 'cms/src', 'shared', 'scripts', 'bench', 'e2e'].map((name) => [
      name,
      sizeOf(`${name}/`),
    ]),
  ),
  'longest function': functions.slice(0, 1),
  [`functions over ${MOST_LINES} lines`]: functions.filter(({ lines }) => lines > MOST_LINES),
  'circles of imports': await circles(),
  'lines that touch the internals of a dependency': internals(),
  'generated hooks without a use': unusedHooks() ?? ['unknown: src/gql is not generated'],
  'unclear words': unclearWords(),
};

if (values.json) console.log(JSON.stringify(figures, null, 2));
else {
  const { sizes, ...lists } = figures;
  console.table(sizes);
  for (const [title, hits] of Object.entries(lists)) {
    console.log(`\n${title}: ${hits.length}`);
    if (title === 'unclear words') continue;
    for (const hit of hits)
      console.log(' ', ...(typeof hit === 'string' ? [hit] : Object.values(hit)));
  }
}
