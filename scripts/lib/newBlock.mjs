import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newBlockFiles } from './newBlockFiles.mjs';
import { Problem } from './problem.mjs';

/**
 * Writes the files of a new block and its lines in the registries.
 *
 * @param {string} root the repository
 * @param {string} handle its name in the contract, in camelCase
 * @returns {Promise<string[]>} what was written or changed, from the root
 * @throws {Problem} when the name cannot be used
 */
export async function addBlock(root, handle) {
  if (!/^[a-z][a-zA-Z0-9]{2,40}$/.test(handle)) {
    throw new Problem('Name the block in camelCase, for example: npm run block -- timetable');
  }
  const name = `${handle.charAt(0).toUpperCase()}${handle.slice(1)}`;
  if (existsSync(join(root, 'src/blocks', name))) throw new Problem(`${name} is there already.`);

  const made = newBlockFiles(handle, name);
  for (const [file, text] of Object.entries(made)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text, { flag: 'wx' });
  }
  for (const [file, edits] of Object.entries(registryLines(handle, name))) {
    const before = await readFile(join(root, file), 'utf8');
    const after = edits.reduce((text, edit) => insertSorted(text, edit, file), before);
    await writeFile(join(root, file), after);
  }
  return [...Object.keys(made), ...Object.keys(registryLines(handle, name))];
}

/**
 * @typedef {object} Edit
 * @property {RegExp} [among] the lines that the new one stands among, in alphabetical order;
 *   without it, it stands at the end of the file
 * @property {string} line
 */

/**
 * Where a block is made known, and by which lines.
 *
 * @param {string} handle
 * @param {string} name
 * @returns {Record<string, Edit[]>}
 */
function registryLines(handle, name) {
  const type = `contentManager_${handle}_BlockType`;
  return {
    'src/blocks/block.ts': [
      {
        among: /^import type \{ \w+ \} from '\.\/\w+\/\w+';$/,
        line: `import type { ${name}Props } from './${name}/${name}';`,
      },
      { among: /^ {2}\w+: \w+Props;$/, line: `  ${handle}: ${name}Props;` },
    ],
    'src/blocks/mappers.ts': [
      {
        among: /^import \{ map\w+ \} from '\.\/\w+\/\w+\.mapper';$/,
        line: `import { map${name} } from './${name}/${name}.mapper';`,
      },
      { among: /^ {2}\w+: of\w+\(/, line: `  ${handle}: ofBlock('${handle}', map${name}),` },
    ],
    'src/blocks/registry.ts': [
      {
        among: /^import \{ \w+ \} from '\.\/\w+\/\w+';$/,
        line: `import { ${name} } from './${name}/${name}';`,
      },
      { among: /^ {2}\w+: [\w.]+[,(]/, line: `  ${handle}: ${name},` },
    ],
    'graphql/blocks/Block.graphql': [{ among: /^ {2}\.\.\.\w+Block$/, line: `  ...${name}Block` }],
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
        among: /^import \{ \w+ \} from '\.\/\w+';$/,
        line: `import { ${name} } from './${name}';`,
      },
      // At the end of the editors' drawer, whose order is meant.
      { among: /^\];$/, line: `  ${name},` },
    ],
    'cms/scripts/blockPreviews/drawings.ts': [
      { among: /^\};$/, line: `  ${handle}: preview(card([48, 64, 384, 192])),` },
    ],
  };
}

/** The fields that every block has in the contract, and one of its own to begin with. */
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
 * The block in a schema: ours names what the site reads, Craft's all that an element has there.
 *
 * @param {string} type
 * @param {string} interfaces
 * @param {string[]} identity
 * @returns {Edit[]}
 */
function contractLines(type, interfaces, identity) {
  const body = [...identity, ...fields].map((field) => `  ${field}\n`).join('');
  return [
    { among: /^ {2}\| contentManager_\w+_BlockType$/, line: `  | ${type}` },
    { line: `\n"What it shows."\ntype ${type} implements ${interfaces} {\n${body}}\n` },
  ];
}

/**
 * Puts a line among its like, before the first that comes later in the alphabet; where the like is
 * the end of a list, before that.
 *
 * @param {string} text
 * @param {Edit} edit
 * @param {string} file for the message
 */
function insertSorted(text, { among, line }, file) {
  if (!among) return text + line;
  const lines = text.split('\n');
  const places = lines.flatMap((each, index) => (among.test(each) ? [index] : []));
  const last = places.at(-1);
  if (last === undefined) throw new Problem(`${file} has no place for: ${line}`);
  const isEnd = /^[\]}]/.test(lines[last] ?? '');
  const before = places.find((index) => isEnd || keyOf(lines[index] ?? '') > keyOf(line));
  lines.splice(before ?? endOfEntry(lines, last) + 1, 0, line);
  return lines.join('\n');
}

/** @param {string} line */
function keyOf(line) {
  return (/'\.\/(\w+)/.exec(line)?.[1] ?? line.replace(/^\W+/, '')).toLowerCase();
}

/**
 * An entry may go on over several lines, to the one that closes it at its own depth.
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
