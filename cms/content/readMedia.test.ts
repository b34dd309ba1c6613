import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Problems } from './Problems';
import { readMedia } from './readMedia';
import { References } from './References';

const complete = path.join(__dirname, '../test/town');
let town: string;

beforeEach(async () => {
  town = await mkdtemp(path.join(os.tmpdir(), 'studium-town-'));
  await cp(complete, town, { recursive: true });
});

afterEach(() => rm(town, { recursive: true }));

const write = (name: string, text: string) => writeFile(path.join(town, name), text);
const remove = (name: string) => rm(path.join(town, name), { recursive: true });
const file = (name: string) => path.join(town, name);

/** Reads the media, and the problems of the files. */
function read() {
  const problems = new Problems();
  const media = readMedia({ root: town, collected: { problems, references: new References() } });
  return { media, problems: problems.lines() };
}

const alt = 'alt: { it: Stanza, en: Room }';

test('the media of a town are its files with the texts of the lists', () => {
  const { media, problems } = read();
  expect(media).toEqual({
    pictures: {
      room: {
        file: file('pictures/room.svg'),
        alt: { it: 'A room it', en: 'A room en' },
        width: 1000,
        height: 750,
      },
    },
    icons: { sign: { file: file('icons/sign.svg'), alt: { it: 'Bus it', en: 'Bus en' } } },
    clips: {
      film: {
        file: file('clips/film.mp4'),
        title: { it: 'Clip it', en: 'Clip en' },
        alt: { it: 'A clip it', en: 'A clip en' },
        captions: { it: file('clips/film.it.vtt'), en: file('clips/film.en.vtt') },
      },
    },
    documents: {
      sheet: {
        title: { it: 'Sheet it', en: 'Sheet en' },
        files: { it: file('documents/sheet.it.pdf'), en: file('documents/sheet.en.pdf') },
      },
    },
  });
  expect(problems).toEqual([]);
});

test('entries have the order of their list', async () => {
  await write('pictures/pictures.yml', `b:\n  ${alt}\na:\n  ${alt}\n`);
  await remove('pictures/room.svg');
  for (const name of ['a', 'b']) await write(`pictures/${name}.webp`, 'picture');
  const { pictures } = read().media;
  expect(Object.entries(pictures).map(([key, picture]) => [key, picture.file])).toEqual([
    ['b', file('pictures/b.webp')],
    ['a', file('pictures/a.webp')],
  ]);
});

test('a town may have none of the four folders, and clips without captions', async () => {
  await remove('clips/film.it.vtt');
  await remove('clips/film.en.vtt');
  expect(read().media.clips.film).not.toHaveProperty('captions');
  for (const folder of ['pictures', 'icons', 'clips', 'documents']) await remove(folder);
  expect(read()).toEqual({
    media: { pictures: {}, icons: {}, clips: {}, documents: {} },
    problems: [],
  });
});

test.each([
  ['a missing text', 'room:\n  alt: {}\n', 'line 2: room, alt must have a text in it or en.'],
  [
    'an empty text',
    'room:\n  alt:\n    it: ""\n    en: Room\n',
    'line 3: room, alt, it must not be empty.',
  ],
  [
    'a number instead of a text',
    'room:\n  alt:\n    it: Stanza\n    en: 5\n',
    'line 4: room, alt, en must be a text (put it in quotes if it looks like a number).',
  ],
  [
    'a text instead of a number',
    `room:\n  ${alt}\n  width: wide\n  height: 5\n`,
    'line 3: room, width must be a number.',
  ],
  [
    'a fraction of a pixel',
    `room:\n  ${alt}\n  width: 5.5\n  height: 5\n`,
    'line 3: room, width must be a whole number.',
  ],
  [
    'no pixels',
    `room:\n  ${alt}\n  width: 5\n  height: 0\n`,
    'line 4: room, height must be 1 or more.',
  ],
  [
    'an unknown field',
    `room:\n  ${alt}\n  widht: 5\n`,
    'line 3: room, widht is not a field that can be here.',
  ],
  ['an entry without fields', '\nroom:\n', 'line 2: room must be a group of fields.'],
  ['a list of another kind', '- room\n', 'line 1: the file must be a group of fields.'],
  [
    'a drawing without size',
    `room:\n  ${alt}\n  width: 5\n`,
    'line 1: room is a drawing (SVG), so it needs width and height in pixels.',
  ],
])('%s is reported with the file, the line and the field', async (_, list, problem) => {
  await write('pictures/pictures.yml', list);
  expect(read().problems).toEqual([`pictures/pictures.yml, ${problem}`]);
});

test('a name that cannot be a key is reported', async () => {
  await write('pictures/pictures.yml', `Room 1:\n  ${alt}\n`);
  expect(read().problems).toContain(
    'pictures/pictures.yml, line 1: Room 1 must be small letters, digits and hyphens.',
  );
});

test.each([
  ['Sì: certo', 'Nested mappings are not allowed in compact mappings'],
  ['*Sì*', 'a text begins with *'],
  ['!Forza', 'Unresolved tag: !Forza'],
])('the text %s is not YAML, which is reported with its line and a remedy', async (text, why) => {
  await write('icons/icons.yml', `sign:\n  alt:\n    it: ${text}\n    en: Bus\n`);
  expect(read().problems).toEqual([
    `icons/icons.yml, line 3: this is not valid YAML (${why}). ` +
      'A text that contains “: ” or “ #”, or begins with a sign such as *, must be in quotes.',
  ]);
});

test('a key that occurs twice is reported', async () => {
  await write('icons/icons.yml', `sign:\n  ${alt}\nsign:\n  ${alt}\n`);
  expect(read().problems).toEqual(['icons/icons.yml, line 3: this field occurs twice.']);
});

test('all missing files, files without an entry and wrong fields are reported together', async () => {
  await write(
    'pictures/pictures.yml',
    `room:\n  ${alt}\n  width: 5\n  height: 5\nhall:\n  ${alt}\nphoto:\n  ${alt}\n  width: 5\n`,
  );
  await write('pictures/room.png', 'picture');
  await write('pictures/photo.jpg', 'picture');
  await write('pictures/other.webp', 'picture');
  await write('pictures/My Photo.JPG', 'picture');
  await write('pictures/.hidden', 'not a picture');
  await write('icons/icons.yml', 'sign:\n  alt: {}\n');
  await remove('icons/sign.svg');
  await remove('clips/film.en.vtt');
  await remove('documents/documents.yml');
  expect(read().problems).toEqual([
    'clips/clips.yml, line 1: film needs the file clips/film.en.vtt.',
    'documents/documents.yml, line 1: the file is missing.',
    'icons/icons.yml, line 1: sign needs the file icons/sign.svg.',
    'icons/icons.yml, line 2: sign, alt must have a text in it or en.',
    'pictures/pictures.yml, line 1: room has several pictures: room.svg, room.png.',
    'pictures/pictures.yml, line 1: the file has no entry for pictures/My Photo.JPG, whose name must be small letters, digits and hyphens.',
    'pictures/pictures.yml, line 1: the file has no entry for pictures/other.webp.',
    'pictures/pictures.yml, line 5: hall has no picture; its file ends in .svg, .jpg, .jpeg, .png, .webp, .avif, .gif.',
    'pictures/pictures.yml, line 7: photo must not have width or height, because photo.jpg has its own.',
  ]);
});

test('a name must not occur in two lists, because content refers to it alone', async () => {
  await write('icons/icons.yml', `room:\n  ${alt}\n`);
  await cp(file('icons/sign.svg'), file('icons/room.svg'));
  await remove('icons/sign.svg');
  expect(read().problems).toEqual([
    'icons/icons.yml, line 1: room is also the name of a picture, icon or clip; rename one of them.',
  ]);
});
