import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { townsDir } from '../src/paths';
import { readTown } from './readTown';

const answers = {
  name: 'Città di Sant’Elmo',
  email: 'ciao@elmo.example',
  phone: '0123 456789',
  colour: '#00695c',
  languages: 'it, en',
};
let towns: string;

const scripts = path.join(townsDir, '../scripts/lib/newTown.mjs');

/** Calls a function of the command in plain Node, because the scripts are not compiled for Jest. */
function call(name: 'addTown' | 'folderOf', ...args: unknown[]): unknown {
  const values = args.map((value) => JSON.stringify(value)).join();
  const program = `
    import { ${name} } from ${JSON.stringify(pathToFileURL(scripts).href)};
    process.stdout.write(JSON.stringify(await ${name}(${values})));`;
  const node = ['--input-type=module', '--eval', program];
  return JSON.parse(execFileSync(process.execPath, node, { encoding: 'utf8', stdio: 'pipe' }));
}

/** Writes a new town; returns the name of its folder. */
const add = (changed: Partial<typeof answers> = {}) =>
  String(call('addTown', towns, { ...answers, ...changed }));

beforeEach(() => {
  towns = mkdtempSync(path.join(os.tmpdir(), 'studium-new-town-'));
});
afterEach(() => {
  rmSync(towns, { recursive: true });
});

test('a new town has no problem, and all pages that the site needs', () => {
  expect(add()).toBe('citta-di-sant-elmo');
  const town = readTown('citta-di-sant-elmo', towns);
  expect(town.globals.siteInfo.plainTitle.it).toBe('Studium · Città di Sant’Elmo');
  expect(JSON.stringify(town)).toContain('tel:0123456789');
  const introduced = Object.values(town.pages).flatMap(
    ({ archiveSection }) => archiveSection ?? [],
  );
  expect(introduced.sort()).toEqual([
    'accommodations',
    'events',
    'news',
    'newsCategories',
    'poi',
    'services',
    'universities',
  ]);
  expect(Object.keys(town.pages)).toEqual(
    expect.arrayContaining(['home', 'privacy', 'cookies', 'legal-notes', 'accessibility']),
  );
  const settings = readFileSync(path.join(towns, 'citta-di-sant-elmo/town.config.ts'), 'utf8');
  expect(settings).toContain("first: '#00695c'");
});

test.each(["L'Aquila", 'Forlì-Cesena', 'Bolzano/Bozen', '’s-Hertogenbosch', 'Frankfurt (Oder)'])(
  'a town can be named %s',
  (name) => {
    const { globals, pages } = readTown(add({ name }), towns);
    expect(globals.siteInfo.plainTitle.it).toBe(`Studium · ${name}`);
    expect(JSON.stringify(pages.home)).toContain(`${name}, explained to its students.`);
  },
);

test('no placeholder is left in its files', () => {
  const folder = add();
  expect(JSON.stringify(readTown(folder, towns))).not.toMatch(/__\w+__/);
});

test('legal pages say that they are not finished', () => {
  const folder = add();
  const { privacy } = readTown(folder, towns).pages;
  expect(JSON.stringify(privacy?.blocks.it)).toContain('Da completare prima di pubblicare');
  expect(JSON.stringify(privacy?.blocks.en)).toContain('To be completed before publication');
});

test.each([
  [{ name: 'Elmo"' }, 'Name of the town (--name) must be letters'],
  [{ name: '' }, 'Name of the town (--name) must be letters'],
  [{ email: 'ciao' }, 'E-mail of the office (--email) must be an e-mail address.'],
  [{ phone: 'call us' }, 'Telephone of the office (--phone) must be digits'],
  [{ colour: 'green' }, 'Colour of the town (--colour) must be a colour such as #00695c.'],
  [{ languages: 'de, it' }, 'Languages of the site (--languages) must be it, en'],
  [{ languages: 'it, en, xx' }, '(--languages) must be codes of languages (ISO 639-1), but xx'],
  [{ languages: 'it, en, fr, fr' }, '(--languages) must name each language once.'],
  [{ name: 'Эльмо' }, 'The name of the town must have a letter from a to z.'],
])('%j is refused', (wrong, problem) => {
  expect(() => add(wrong)).toThrow(problem);
});

test('texts in further languages are English until they are translated', () => {
  const folder = path.join(towns, add({ languages: 'it, en, de, ar' }));
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  expect(read('town.config.ts')).toContain("{ code: 'en' }, { code: 'de' }, { code: 'ar' }]");
  expect(read('content/pages/home.de.md')).toBe(read('content/pages/home.en.md'));
  expect(read('content/footer.ar.md')).toBe(read('content/footer.en.md'));
  expect(read('content/menus.yml')).toContain(
    '{ it: Atenei, en: Universities, de: Universities, ar: Universities }',
  );
  const [, english] = /\n {4}en: (.*)/.exec(read('content/site.yml')) ?? [];
  expect(read('content/site.yml')).toContain(`\n    de: ${english}\n    ar: ${english}\n`);
});

/**
 * Runs `npm run town -- new` as if on a terminal; resolves to what it prints. It writes nothing, because the towns
 * that the tests name exist.
 *
 * @param answers each is typed when the command prompts for it
 */
async function runCommand(flags: string[], answers: string[] = []): Promise<string> {
  const run = path.join(townsDir, '../scripts/run.mjs');
  const terminal = 'data:text/javascript,process.stdin.isTTY=true';
  const child = spawn(process.execPath, ['--import', terminal, run, 'town', 'new', ...flags]);
  let printed = '';
  const keep = (text: Buffer) => {
    printed += String(text);
    if (printed.endsWith(': ')) child.stdin.write(`${answers.shift() ?? ''}\n`);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  await once(child, 'close');
  return printed;
}

test('the command prompts again after a wrong answer', async () => {
  const flags = [
    '--email=a@elmo.example',
    '--phone=12345',
    '--colour=#00695C',
    '--languages=it,en',
  ];
  const printed = await runCommand(flags, ['Elmo"', 'Castelmora']);
  expect(printed).toContain('Name of the town (--name) must be letters');
  expect(printed).toContain('towns/castelmora exists already.');
});

test('the command says which flags it has', async () => {
  expect(await runCommand(['--help'])).toMatch(
    /^\s*Write npm run town -- new \[--name …\] .*\.\s*$/,
  );
});

test('a town is never overwritten', () => {
  add();
  expect(() => add()).toThrow('towns/citta-di-sant-elmo exists already.');
});

test.each([
  ['Porto Salmastro', 'porto-salmastro'],
  ['Città d’Èlmo', 'citta-d-elmo'],
  ['L’Aquila ', 'l-aquila'],
])('the folder of %s is %s', (name, folder) => {
  expect(call('folderOf', name)).toBe(folder);
});
