import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const root = path.resolve(__dirname, '../..');
let copy: string;

/** What a copy needs to generate types and migrations and to answer the contract. */
const parts = [
  'package.json',
  'graphql/schema.graphql',
  'graphql/craft.schema.graphql',
  'graphql/extensions.graphql',
  ...[
    ...['package.json', 'tsconfig.json', 'payload.config.ts', 'codegen.ts', 'migrations', 'src'],
    ...['scripts/createMigrations.mjs', 'test/addFieldProgram.ts'],
  ].map((name) => `cms/${name}`),
];

/** The lines of the code blocks of the guide, in order. */
async function linesOfGuide(): Promise<string[]> {
  const guide = await readFile(path.join(root, 'docs/how-to-add-a-field.md'), 'utf8');
  return [...guide.matchAll(/```(?:graphql|ts)\n(.*?)```/gs)].map(([, lines = '']) => lines);
}

/** Inserts lines after each line that matches. */
async function insert(file: string, after: RegExp, lines = ''): Promise<void> {
  const name = path.join(copy, file);
  const before = await readFile(name, 'utf8');
  const changed = before.replace(after, (line) => `${line}\n${lines.trimEnd()}`);
  expect(changed).not.toBe(before);
  await writeFile(name, changed);
}

const run = (args: string[], env: Record<string, string> = {}) =>
  execute(process.execPath, args, {
    cwd: path.join(copy, 'cms'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '--conditions=production',
      DATA_DIR: path.join(copy, 'data'),
      DATABASE_URL: '',
      PAYLOAD_SECRET: 'another-secret-for-tests-only-0123456789',
      ...env,
    },
  });

const library = (file: string) => path.join(root, 'node_modules', file);

beforeAll(async () => {
  copy = await mkdtemp(path.join(os.tmpdir(), 'studium-field-'));
  for (const part of parts)
    await cp(path.join(root, part), path.join(copy, part), { recursive: true });
  for (const modules of ['node_modules', 'cms/node_modules'])
    await symlink(path.join(root, modules), path.join(copy, modules));
  await mkdir(path.join(copy, 'data'));
});

afterAll(() => rm(copy, { recursive: true, force: true }));

test('a new field is stored, answered and filtered after the steps of the guide', async () => {
  const [field, argument, form, filter] = await linesOfGuide();
  for (const schema of ['schema', 'craft.schema']) {
    const file = `graphql/${schema}.graphql`;
    await insert(file, /^type accommodations_accommodations_Entry .*$/m, field);
    await insert(file, /^ {4}serviceType: \[QueryArgument\]$/gm, argument);
  }
  const section = 'cms/src/sections/accommodations';
  await insert(`${section}/fields.ts`, /^export const price: Field\[\] = \[$/m, form);
  await insert(`${section}/filters.ts`, /^ {2}deposit: numberArgument,$/m, filter);

  await Promise.all([
    run([library('payload/bin.js'), 'generate:types']),
    run([library('@graphql-codegen/cli/esm/bin.js'), '--config', 'codegen.ts']),
    run(['scripts/createMigrations.mjs', 'add_pet_fee']),
  ]);
  for (const database of ['sqlite', 'postgres'])
    expect(await readdir(path.join(copy, 'cms/migrations', database))).toContainEqual(
      expect.stringMatching(/_add_pet_fee\.ts$/),
    );

  const { stdout } = await run(['--import', 'tsx', 'test/addFieldProgram.ts']);
  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
    data: { entries: [{ title: 'With', petFee: 25 }] },
  });
}, 120_000);
