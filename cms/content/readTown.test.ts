import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { townsDir } from '../src/paths';
import { readFolder, readTown } from './readTown';

/** A part of a town, which is read in a moment: all lists and one entry of several kinds. */
const part = /footer\.|\/(home|librai-library|hostel-old-customs-house|youth-office)\./;

let towns: string;
/** The problems of the part as it is: links to the entries that it does not have. */
let known: string[] = [];
/** The texts of files before the test changed them. */
const originals = new Map<string, string>();

beforeAll(() => {
  towns = mkdtempSync(path.join(os.tmpdir(), 'studium-towns-'));
  const from = path.join(townsDir, 'castelmora');
  for (const folder of ['content', 'pictures', 'icons', 'clips', 'documents'])
    cpSync(path.join(from, folder), path.join(towns, 'copy', folder), {
      recursive: true,
      filter: (file) => folder !== 'content' || !file.endsWith('.md') || part.test(file),
    });
  known = problems().slice(1);
});
afterEach(() => {
  for (const [file, text] of originals) writeFileSync(file, text);
  originals.clear();
});
afterAll(() => rmSync(towns, { recursive: true }));

/** Returns the path of a file of the copied town, and restores the file after the test. */
function fileToChange(file: string): string {
  const name = path.join(towns, 'copy', file);
  if (!originals.has(name)) originals.set(name, readFileSync(name, 'utf8'));
  return name;
}

/** Changes a file of the copied content; the text to replace must be there. */
function change(file: string, from: string, to: string): void {
  const name = fileToChange(path.join('content', file));
  const before = readFileSync(name, 'utf8');
  expect(before).toContain(from);
  writeFileSync(name, before.replace(from, to));
}

/** The lines of the error that the part does not have as it is. */
function problems(): string[] {
  try {
    readTown('copy', towns);
    return [];
  } catch (error) {
    return String(error)
      .split('\n')
      .filter((line) => !known.includes(line));
  }
}

test('a town that does not exist is named', () => {
  expect(() => readTown('atlantis')).toThrow('There is no folder towns/atlantis/content.');
  expect(() => readFolder('/atlantis')).toThrow('There is no folder /atlantis/content.');
});

test('problems in all kinds of files are reported together', () => {
  change('menus.yml', 'link: pages/universities', 'link: pages/universitas');
  change('menus.yml', 'link: pages/accommodations', 'link: accommodations');
  change('categories/news.yml', 'title: { it: Abitare, en: Living here }', 'title: Abitare');
  change('tags/events.yml', 'slug:', 'slugs:');
  change('site.yml', '**spese condominiali escluse**', '![spese](x)');
  change('site.yml', 'facebook:', 'friendster:');
  change('footer.it.md', '::menu{name=mainMenu}', '::menu{name=menu}');
  change('footer.en.md', ':::column\n## Explore', ':::columns\n## Explore');
  change('prefooter.it.md', 'background=night', 'background=black');
  change('places/librai-library.it.md', 'icon: icon-book', 'icon: icon-bok');
  change('accommodations/hostel-old-customs-house.it.md', 'energyClass: C', 'energyClass: H');
  const contact = 'label: Email the hostel';
  // A comment, because the lines of the other problems must stay.
  change('accommodations/hostel-old-customs-house.en.md', `- ${contact}`, `# ${contact}`);
  expect(problems()).toEqual([
    'TownError: The files in towns/copy have problems:',
    expect.stringMatching(
      /^content\/accommodations\/hostel-old-customs-house\.en\.md, line 5: contactLinks must have as many items as in .*: 3, not 2\.$/,
    ),
    expect.stringMatching(
      /^content\/accommodations\/hostel-old-customs-house\.it\.md, line 36: energy, energyClass must be one of: A4, A3/,
    ),
    'content/categories/news.yml, line 2: living, title must be a group of fields.',
    expect.stringMatching(
      /^content\/footer\.en\.md, line 1: the footer must have four columns, but has 3\.$/,
    ),
    expect.stringMatching(/^content\/footer\.en\.md, line 11: the footer contains columns/),
    expect.stringMatching(
      /^content\/footer\.it\.md, line 14: a column contains text and menus.*headerMenu, topMenu/,
    ),
    'content/menus.yml, line 3: “universitas” does not exist in content/pages.',
    expect.stringMatching(
      /^content\/menus\.yml, line 5: headerMenu, item 2, link must lead to an entry/,
    ),
    'content/places/librai-library.it.md, line 7: “icon-bok” does not exist in pictures, icons or clips.',
    'content/prefooter.it.md, line 1: background of ::group must be one of: paper, surface, sand, ink, brick, ochre, sage, river, plum, night.',
    expect.stringMatching(/^content\/site\.yml, line \d+: a text can contain/),
    expect.stringMatching(/^content\/site\.yml, line \d+: socials, friendster is not a field/),
    'content/tags/events.yml, line 1: free-admission, slug is missing.',
    'content/tags/events.yml, line 3: free-admission, slugs is not a field that can be here.',
  ]);
});

test('a wrong field in a list of files does not make the content wrong that refers to the files', () => {
  const list = fileToChange('pictures/pictures.yml');
  writeFileSync(list, readFileSync(list, 'utf8').replace('  alt:', '  size: wide\n  alt:'));
  expect(problems()).toEqual([
    'TownError: The files in towns/copy have problems:',
    'pictures/pictures.yml, line 6: castelmora-from-the-river, size is not a field that can be here.',
  ]);
});

test('a comma in braces is reported where it ends a text', () => {
  const file = 'accommodations/hostel-old-customs-house.it.md';
  change(file, 'Porta Nuova 58,', 'Porta Nuova, 58,');
  expect(problems()).toEqual([
    'TownError: The files in towns/copy have problems:',
    expect.stringMatching(
      /^content\/accommodations\/hostel-old-customs-house\.it\.md, line 45: address, 58 is not a field that can be here; a text that contains a comma must be in quotes\.$/,
    ),
  ]);
});

test('what the cms would refuse is reported with its line', () => {
  change('categories/services.yml', 'slug: { it: studiare', 'slug: { it: mangiare');
  change('accommodations/hostel-old-customs-house.it.md', 'tel:0000123467', 'telefonare');
  change(
    'services/youth-office.it.md',
    'embedUrl: /embed/castelmora.html',
    'embedUrl: https://tube.example/1',
  );
  change('services/youth-office.it.md', 'title: ', `title: ${'x'.repeat(200)}`);
  change('prefooter.it.md', 'mailto:ciao@studium.example.org', 'mailto:ciao');
  change('menus.yml', 'link: pages/universities', 'link: //universities.example');
  expect(problems()).toEqual([
    'TownError: The files in towns/copy have problems:',
    expect.stringMatching(
      /house\.it\.md, line 49: contactLinks, item 1, href must be an address, such as https/,
    ),
    'content/categories/services.yml, line 7: study, slug, it is also that of eat.',
    expect.stringMatching(/^content\/menus\.yml, line 3: .*link must lead to an entry/),
    expect.stringMatching(/^content\/prefooter\.it\.md, line 7: the link “mailto:ciao” must/),
    expect.stringMatching(
      /youth-office\.it\.md, line 2: title must have at most 200 characters\.$/,
    ),
  ]);
});

test('a missing file is named', () => {
  rmSync(fileToChange('content/menus.yml'));
  expect(problems()).toContain('content/menus.yml, line 1: the file is missing.');
});

test('a folder that nothing reads is named, but no hidden file', () => {
  const folder = path.join(towns, 'copy/content');
  mkdirSync(path.join(folder, 'accomodations'));
  writeFileSync(path.join(folder, 'pages/.DS_Store'), '');
  expect(problems()).toEqual([
    'TownError: The files in towns/copy have problems:',
    expect.stringMatching(/^content\/accomodations, line 1: this is not read; .*accommodations/),
  ]);
  rmSync(path.join(folder, 'accomodations'), { recursive: true });
  rmSync(path.join(folder, 'pages/.DS_Store'));
});

test('the home page is needed in each language', () => {
  rmSync(fileToChange('content/pages/home.en.md'));
  expect(problems()).toContain(
    'content/pages/home.en.md, line 1: the file is missing; the home page is needed in each language.',
  );
});
