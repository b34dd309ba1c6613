import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from './problem.mjs';
import { filesBelow } from './stamp.mjs';

/**
 * The templates: `files/` has the files of a new block, below the folders that they are written to; `types/`
 * has its type in each schema. The files compile, and their tests pass: one field, `plainTitle`, from the
 * editor's form to the page. `__handle__` stands for the block's name in the contract, `__Name__` for its name
 * in files and code.
 */
const TEMPLATES = fileURLToPath(new URL('../templates/block', import.meta.url));

/** The schemas that get the type: ours lists the fields that the site reads, Craft's all of an element. */
const SCHEMAS = ['graphql/schema.graphql', 'graphql/craft.schema.graphql'];

/**
 * The lines that register a block. Each is inserted in alphabetical order among its neighbours: the lines that
 * differ from it only in the names, or match a pattern. If the neighbour is the end of a list, the line is
 * inserted before it.
 *
 * @type {[file: string, line: string, neighbours?: RegExp][]}
 */
const LINES = [
  [
    'src/blocks/engine/server/mappers.ts',
    "import { map__Name__ } from '@/blocks/__Name__/__Name__.mapper';",
  ],
  [
    'src/blocks/engine/server/mappers.ts',
    "  __handle__: createMapper('__handle__', map__Name__),",
    /^ {2}\w+: create\w*Mapper\(/,
  ],
  ['src/blocks/engine/registry.ts', "import { __Name__ } from '../__Name__/__Name__';"],
  ['src/blocks/engine/registry.ts', '  __handle__: __Name__,', /^ {2}\w+: [\w.]+[,(]/],
  ['graphql/blocks/Block.graphql', '  ...__Name__Block'],
  ['graphql/schema.graphql', '  | contentManager___handle___BlockType'],
  ['graphql/craft.schema.graphql', '  | contentManager___handle___BlockType'],
  ['cms/src/blocks/registry.ts', "import { __Name__ } from './__Name__';"],
  // At the end, because the order of the blocks in the editors' drawer is deliberate.
  ['cms/src/blocks/registry.ts', '  __handle__: __Name__,', /^\} satisfies/],
  [
    'cms/scripts/blockPreviews/drawings.ts',
    '  __handle__: preview(card([48, 64, 384, 192])),',
    /^\};$/,
  ],
];

/**
 * Writes the files of a new block, and its lines in the registries.
 *
 * @param {string} root the repository's folder
 * @param {string} handle the block's name in the contract, in camelCase
 * @returns {Promise<string[]>} the files that were written or changed, relative to the root
 * @throws {Problem} when the name is invalid or taken
 */
export async function addBlock(root, handle) {
  if (!/^[a-z][a-zA-Z0-9]{2,40}$/.test(handle)) {
    throw new Problem('Name the block in camelCase, for example: npm run block -- timetable');
  }
  const name = `${handle.charAt(0).toUpperCase()}${handle.slice(1)}`;
  if (existsSync(join(root, 'src/blocks', name))) throw new Problem(`${name} already exists.`);
  const fill = (/** @type {string} */ template) =>
    template.replaceAll('__handle__', handle).replaceAll('__Name__', name);

  /** @type {Set<string>} */
  const written = new Set();
  for (const template of await filesBelow(join(TEMPLATES, 'files'), ['.'])) {
    const file = fill(relative(join(TEMPLATES, 'files'), template)).replace(/\.template$/, '');
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), fill(await readFile(template, 'utf8')), { flag: 'wx' });
    written.add(file);
  }
  for (const [file, line, neighbours = neighboursOf(line)] of LINES) {
    const text = await readFile(join(root, file), 'utf8');
    await writeFile(join(root, file), insertSorted(text, neighbours, fill(line), file));
    written.add(file);
  }
  for (const file of SCHEMAS) {
    const template = join(TEMPLATES, 'types', `${basename(file)}.template`);
    await appendFile(join(root, file), fill(await readFile(template, 'utf8')));
  }
  return [...written];
}

/** Matches the lines that differ from a template only in the names. @param {string} line */
function neighboursOf(line) {
  const literal = line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll('__Name__', '\\w+').replaceAll('__handle__', '\\w+')}$`);
}

/**
 * Inserts a line before the first neighbour that is later in the alphabet.
 *
 * @param {string} text
 * @param {RegExp} neighbours
 * @param {string} line
 * @param {string} file the name for the error message
 */
function insertSorted(text, neighbours, line, file) {
  const lines = text.split('\n');
  const places = lines.flatMap((each, index) => (neighbours.test(each) ? [index] : []));
  const last = places.at(-1);
  if (last === undefined) throw new Problem(`${file} has no place for: ${line}`);
  const isEnd = /^[\]}]/.test(lines[last] ?? '');
  const before = places.find((index) => isEnd || keyOf(lines[index] ?? '') > keyOf(line));
  let after = last + 1;
  // An entry may have several lines, up to its closing bracket.
  while (/^ {4}|^ {2}\)/.test(lines[after] ?? '')) after += 1;
  lines.splice(before ?? after, 0, line);
  return lines.join('\n');
}

/** @param {string} line */
function keyOf(line) {
  return (/^import .*'\.\/(\w+)/.exec(line)?.[1] ?? line.replace(/^\W+/, '')).toLowerCase();
}
