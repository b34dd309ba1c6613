import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newBlockFiles } from './newBlockFiles.mjs';
import { Problem } from './problem.mjs';

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

  const files = newBlockFiles(handle, name);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text, { flag: 'wx' });
  }
  for (const [file, edits] of Object.entries(registryLines(handle, name))) {
    const before = await readFile(join(root, file), 'utf8');
    const after = edits.reduce((text, edit) => insertSorted(text, edit, file), before);
    await writeFile(join(root, file), after);
  }
  return [...Object.keys(files), ...Object.keys(registryLines(handle, name))];
}

/**
 * @typedef {object} Edit
 * @property {RegExp} [neighbours] matches the lines among which the new line is inserted in alphabetical
 *   order; without it, the new line is appended to the file
 * @property {string} line
 */

/**
 * Returns the lines that register a block, by file.
 *
 * @param {string} handle
 * @param {string} name
 * @returns {Record<string, Edit[]>}
 */
function registryLines(handle, name) {
  const type = `contentManager_${handle}_BlockType`;
  return {
    'src/blocks/engine/block.ts': [
      {
        neighbours: /^import type \{ \w+ \} from '\.\.\/\w+\/\w+';$/,
        line: `import type { ${name}Props } from '../${name}/${name}';`,
      },
      { neighbours: /^ {2}\w+: \w+Props;$/, line: `  ${handle}: ${name}Props;` },
    ],
    'src/blocks/engine/server/mappers.ts': [
      {
        neighbours: /^import \{ map\w+ \} from '@\/blocks\/\w+\/\w+\.mapper';$/,
        line: `import { map${name} } from '@/blocks/${name}/${name}.mapper';`,
      },
      {
        neighbours: /^ {2}\w+: create\w*Mapper\(/,
        line: `  ${handle}: createMapper('${handle}', map${name}),`,
      },
    ],
    'src/blocks/engine/registry.ts': [
      {
        neighbours: /^import \{ \w+ \} from '\.\.\/\w+\/\w+';$/,
        line: `import { ${name} } from '../${name}/${name}';`,
      },
      { neighbours: /^ {2}\w+: [\w.]+[,(]/, line: `  ${handle}: ${name},` },
    ],
    'graphql/blocks/Block.graphql': [
      { neighbours: /^ {2}\.\.\.\w+Block$/, line: `  ...${name}Block` },
    ],
    'graphql/schema.graphql': contractLines(type, 'NeoBlockInterface', [
      'id: ID',
      'level: Int',
      'typeHandle: String',
    ]),
    'graphql/craft.schema.graphql': contractLines(type, 'ElementInterface & NeoBlockInterface', [
      ...['id: ID', 'uid: String', 'title: String', 'slug: String', 'uri: String'],
      ...['enabled: Boolean', 'siteHandle: String', 'siteId: Int', 'language: String'],
      ...['searchScore: Int', 'status: String', 'dateCreated: DateTime', 'dateUpdated: DateTime'],
      ...['fieldId: Int', 'level: Int', 'primaryOwnerId: Int', 'typeId: Int'],
      ...['typeHandle: String', 'sortOrder: Int'],
    ]),
    'cms/src/blocks/registry.ts': [
      {
        neighbours: /^import \{ \w+ \} from '\.\/\w+';$/,
        line: `import { ${name} } from './${name}';`,
      },
      // Appended, because the order of the blocks in the editors' drawer is deliberate.
      { neighbours: /^\} satisfies/, line: `  ${handle}: ${name},` },
    ],
    'cms/scripts/blockPreviews/drawings.ts': [
      { neighbours: /^\};$/, line: `  ${handle}: preview(card([48, 64, 384, 192])),` },
    ],
  };
}

/** The fields that every block has in the contract, and one field of its own as a start. */
const fields = [
  'responsiveVisibility: [String]',
  'backgroundColor: String',
  'textColor: String',
  'alignment: String',
  'direction: String',
  'contentWidth: String',
  'minHeight: String',
  'plainTitle: String',
];

/**
 * Returns the block's lines in a schema: ours lists the fields that the site reads, Craft's schema all
 * fields of an element.
 *
 * @param {string} type
 * @param {string} interfaces
 * @param {string[]} identity
 * @returns {Edit[]}
 */
function contractLines(type, interfaces, identity) {
  const body = [...identity, ...fields].map((field) => `  ${field}\n`).join('');
  return [
    { neighbours: /^ {2}\| contentManager_\w+_BlockType$/, line: `  | ${type}` },
    {
      line: `\n"Describe here what the block shows."\ntype ${type} implements ${interfaces} {\n${body}}\n`,
    },
  ];
}

/**
 * Inserts a line before the first neighbour that is later in the alphabet. If the neighbour is the end of
 * a list, the line is inserted before it.
 *
 * @param {string} text
 * @param {Edit} edit
 * @param {string} file the name for the error message
 */
function insertSorted(text, { neighbours, line }, file) {
  if (!neighbours) return text + line;
  const lines = text.split('\n');
  const places = lines.flatMap((each, index) => (neighbours.test(each) ? [index] : []));
  const last = places.at(-1);
  if (last === undefined) throw new Problem(`${file} has no place for: ${line}`);
  const isEnd = /^[\]}]/.test(lines[last] ?? '');
  const before = places.find((index) => isEnd || keyOf(lines[index] ?? '') > keyOf(line));
  lines.splice(before ?? endOfEntry(lines, last) + 1, 0, line);
  return lines.join('\n');
}

/** @param {string} line */
function keyOf(line) {
  return (/^import .*'\.\/(\w+)/.exec(line)?.[1] ?? line.replace(/^\W+/, '')).toLowerCase();
}

/**
 * Returns the last line of an entry, which may span several lines up to the closing bracket at its depth.
 *
 * @param {string[]} lines
 * @param {number} start
 */
function endOfEntry(lines, start) {
  if (!lines[start]?.endsWith('(')) return start;
  const depth = /^ */.exec(lines[start] ?? '')?.[0].length ?? 0;
  const rest = lines.slice(start + 1);
  return start + 1 + rest.findIndex((line) => /^ *\)/.exec(line)?.[0].length === depth + 1);
}
