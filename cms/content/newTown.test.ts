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

/**
 * Calls a function of the command in plain Node, because the scripts are not compiled for Jest, once for each list of
 * arguments. Returns the results, or the messages of the errors.
 */
function callEach(name: 'addTown' | 'folderOf', calls: unknown[][]): unknown[] {
  const program = `
    import { ${name} } from ${JSON.stringify(pathToFileURL(scripts).href)};
    const results = [];
    for (const args of ${JSON.stringify(calls)})
      results.push(await (async () => ${name}(...args))().catch((error) => error.message));
    process.stdout.write(JSON.stringify(results));`;
  const node = ['--input-type=module', '--eval', program];
  const printed = execFileSync(process.execPath, node, { encoding: 'utf8', stdio: 'pipe' });
  return JSON.parse(printed) as unknown[];
}

/** Calls addTown for each change of the answers. */
const addEach = (changes: Partial<typeof answers>[]): unknown[] =>
  callEach(
    'addTown',
    changes.map((changed) => [towns, { ...answers, ...changed }]),
  );

/** Writes a new town; returns the name of its folder. */
const add = (changed: Partial<typeof answers> = {}) => String(addEach([changed])[0]);

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

test('a town can have a name with hyphens, apostrophes and brackets', () => {
  const names = [
    "L'Aquila",
    'Forlì-Cesena',
    'Bolzano/Bozen',
    '’s-Hertogenbosch',
    'Frankfurt (Oder)',
  ];
  for (const [index, folder] of addEach(names.map((name) => ({ name }))).entries()) {
    const { globals, pages } = readTown(String(folder), towns);
    expect(globals.siteInfo.plainTitle.it).toBe(`Studium · ${names[index]}`);
    expect(JSON.stringify(pages.home)).toContain(`${names[index]}, explained to its students.`);
  }
});

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

test('wrong answers are refused with the reason', () => {
  const wrong: [Partial<typeof answers>, string][] = [
    [{ name: 'Elmo"' }, 'Name of the town (--name) must be letters'],
    [{ name: '' }, 'Name of the town (--name) must be letters'],
    [{ email: 'ciao' }, 'E-mail of the office (--email) must be an e-mail address.'],
    [{ phone: 'call us' }, 'Telephone of the office (--phone) must be digits'],
    [{ colour: 'green' }, 'Colour of the town (--colour) must be a colour such as #00695c.'],
    [{ languages: 'de, it' }, 'Languages of the site (--languages) must be it, en'],
    [{ languages: 'it, en, xx' }, '(--languages) must be codes of languages (ISO 639-1), but xx'],
    [{ languages: 'it, en, fr, fr' }, '(--languages) must name each language once.'],
    [{ name: 'Эльмо' }, 'The name of the town must have a letter from a to z.'],
  ];
  expect(addEach(wrong.map(([changed]) => changed))).toEqual(
    wrong.map(([, problem]) => expect.stringContaining(problem) as unknown),
  );
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
  const [, second] = addEach([{}, {}]);
  expect(second).toContain('towns/citta-di-sant-elmo exists already.');
});

test('the folder of a town has its name in small letters', () => {
  expect(callEach('folderOf', [['Porto Salmastro'], ['Città d’Èlmo'], ['L’Aquila ']])).toEqual([
    'porto-salmastro',
    'citta-d-elmo',
    'l-aquila',
  ]);
});
