import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, concatAST, parse, validate } from 'graphql';
import { addBlock } from '../lib/newBlock.mjs';

/** The folders that a new block is written to. */
const folders = [
  ...['src/blocks', 'graphql', 'stories/blocks', 'stories/fixtures/blocks'],
  ...['cms/src/blocks', 'cms/scripts/blockPreviews'],
];

const root = process.cwd();
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'studium-block-'));
  for (const folder of folders) {
    await cp(join(root, folder), join(copy, folder), { recursive: true });
  }
});

afterAll(() => rm(copy, { recursive: true, force: true }));

const read = (file: string) => readFile(join(copy, file), 'utf8');

it('writes a block that is valid in both schemas and in the query of all blocks', async () => {
  await addBlock(copy, 'timetable');
  const documents = ['Block', 'TimetableBlock'].map((name) => `graphql/blocks/${name}.graphql`);
  const texts = await Promise.all(documents.map(read));
  const query = concatAST([
    ...texts.map((text) => parse(text)),
    parse(
      '{ entry { ... on pages_pages_Entry { contentManager(level: 0) { ...TimetableBlock } } } }',
    ),
  ]);
  for (const schema of ['schema', 'craft.schema']) {
    const built = buildSchema(await read(`graphql/${schema}.graphql`));
    const problems = validate(built, query).map(({ message }) => message);
    // The fragments of the other blocks are not part of this document.
    expect(
      problems.filter((problem) => !/^Unknown fragment|is never used|\$site/.test(problem)),
    ).toEqual([]);
  }
  expect(texts[0]).toMatch(
    /\.\.\.TextContentBlock\n {2}\.\.\.TimetableBlock\n {2}\.\.\.TitleContentBlock/,
  );
});

it.each([
  ['src/blocks/engine/registry.ts', '  textContent: TextContent,\n  timetable: Timetable,\n'],
  [
    'src/blocks/engine/server/mappers.ts',
    "\n  timetable: createMapper('timetable', mapTimetable),\n",
  ],
  ['cms/src/blocks/registry.ts', '  timetable: Timetable,\n} satisfies'],
])('registers the block in %s, in alphabetical order', async (file, lines) => {
  expect(await read(file)).toContain(lines);
});

it('puts a block after one whose code loads later from a file with another name', async () => {
  await addBlock(copy, 'figure');
  expect(await read('src/blocks/engine/registry.ts')).toMatch(
    /\n {2}embed: .*'\.\/videos'.*\n {2}figure: Figure,\n/,
  );
});

it.each([
  ['timetable', 'already exists'],
  ['Time-table', 'camelCase'],
  ['../evil', 'camelCase'],
])('refuses %s', async (handle, why) => {
  await expect(addBlock(copy, handle)).rejects.toThrow(why);
});
