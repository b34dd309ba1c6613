import { accommodationChecks } from '../sections/accommodations/warnings';
import { both, daysAgo, testEntry, texts } from './testing/testEntry';
import { warningsOf } from './warnings';

const complete = {
  title: both('Room'),
  slug: both('room'),
  image: 1,
  verifiedOn: daysAgo(3),
  energyExemption: 'noHeating',
  seo: { title: both('Room'), description: both('A room') },
};

test('a complete entry gets no warnings', () => {
  expect(warningsOf(testEntry({ draft: complete }), accommodationChecks)).toEqual([]);
});

test('errors come before notes', () => {
  const draft = { ...complete, image: null, energyExemption: null };
  expect(
    warningsOf(testEntry({ draft }), accommodationChecks).map(({ severity }) => severity),
  ).toEqual(['error', 'note']);
});

test('the same problem in both languages is one warning', () => {
  const seo = { title: { it: '', en: '' }, description: both('A room') };
  expect(warningsOf(testEntry({ draft: { ...complete, seo } }), accommodationChecks)).toEqual([
    expect.objectContaining({ sites: ['it', 'en'], field: 'seo.title' }),
  ]);
});

test('two pictures without a description are two warnings', () => {
  const leaves = [{ type: 'upload' as const, value: [1, 2] }];
  const file = (name: string) => ({ name, mimeType: 'image/png', described: [], trashed: false });
  const files = { 1: file('room.png'), 2: file('roof.png') };
  expect(
    warningsOf(testEntry({ draft: complete, leaves, files }), accommodationChecks),
  ).toHaveLength(2);
});

test('an entry of another section needs no energy class, but its main picture and texts for search engines', () => {
  const { title, slug, image } = complete;
  const draft = { title, slug, image };
  expect(texts(warningsOf(testEntry({ draft }), { mainPicture: 'icon' }))).toEqual([
    'The main picture is missing: the card in lists has no picture',
    'The title for search engines is missing',
    'The description for search engines is missing',
  ]);
  expect(texts(warningsOf(testEntry({ draft }), { mainPicture: 'image' }))).toEqual([
    'The title for search engines is missing',
    'The description for search engines is missing',
  ]);
});

test('an entry of a section without pictures in listings gets no warning about a picture', () => {
  expect(warningsOf(testEntry({ draft: { ...complete, image: null } }), {})).toEqual([]);
});
