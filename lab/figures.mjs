// `npm run figures -- [folder] [--json]`: prints the size of the code of this checkout or of another one, with the
// lines that depend on the inside of a package, so that two states can be compared. Generated files do not count.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pathOfCaller, ROOT } from '../scripts/lib/paths.mjs';

const options = /** @type {const} */ ({ json: { type: 'boolean' } });
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const root = positionals[0] ? pathOfCaller(positionals[0]) : ROOT;

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8').trimEnd();

const isTest = /\.(test|spec)\.|\/(tests?|testing|stand-in)[/.]|fixtures?[/.]|^e2e\//i;
const isGenerated = /^src\/gql\/|payload-types|\/migrations\/|importMap/;
const tracked = ['ls-files', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', tracked, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.([cm]?[jt]s|tsx)$/.test(file) && existsSync(join(root, file)))
  .filter((file) => !isGenerated.test(file));

/** @param {string[]} some */
function sizeOf(some) {
  const sizes = some.map((file) => read(file).split('\n').length).sort((a, b) => a - b);
  /** @param {number} part */
  const quantile = (part) => sizes[Math.floor((sizes.length - 1) * part)] ?? 0;
  const lines = sizes.reduce((sum, size) => sum + size, 0);
  return { files: sizes.length, lines, median: quantile(0.5), p90: quantile(0.9) };
}

const folders = ['src', 'cms', 'shared', 'scripts', 'deploy', 'e2e', 'lab'];
const sizes = Object.fromEntries(
  folders.flatMap((folder) => {
    const inside = files.filter((file) => file.startsWith(`${folder}/`));
    const [code, tests] = [false, true].map((wanted) =>
      inside.filter((file) => isTest.test(file) === wanted),
    );
    return [
      ...(code?.length ? [[folder, sizeOf(code)]] : []),
      ...(tests?.length ? [[`${folder}, tests`, sizeOf(tests)]] : []),
    ];
  }),
);

/** An import from the build folder of a package, style sheets excepted, or a path in node_modules. */
const innerPath = /(import|from|require).*['"](@[\w-]+\/)?[\w-]+\/(dist|lib|src)\/(?!.*\.css)/;
const modulePath = /['"][./]*node_modules\/(?!\.)[\w@/-]*\/(dist|lib|src)\//;
/** Code of a configuration that changes the bundler's settings, or plugins that the framework made. */
const bundler = /Replacement|ModuleIds|ManifestPlugin|\.(optimization|output)\.|plugin\.\w+ =/;
const isConfiguration = /(^|\/)[\w.]+\.config\.[cm]?[jt]s$/;

const internals = files
  .filter((file) => !isTest.test(file) && !file.startsWith('lab/'))
  .flatMap((file) => {
    const patterns = [innerPath, modulePath, ...(isConfiguration.test(file) ? [bundler] : [])];
    return read(file)
      .split('\n')
      .map((line, index) => ({ at: `${file}:${index + 1}`, line: line.trim() }))
      .filter(({ line }) => patterns.some((pattern) => pattern.test(line)));
  });

if (values.json) console.log(JSON.stringify({ sizes, internals }, null, 2));
else {
  console.table(sizes);
  console.log(`\nLines that depend on the inside of a package: ${internals.length}`);
  for (const { at, line } of internals) console.log(`  ${at} ${line}`);
}
