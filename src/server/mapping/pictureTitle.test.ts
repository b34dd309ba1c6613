import { rawPicture } from '@/blocks/engine/testing/rawBlocks';
import { pictureTitle } from './pictureTitle';

const titled = (title: string | null, alt = 'Un ponte di pietra nella nebbia') =>
  pictureTitle({ ...rawPicture('old-bridge', alt), title });

it('is the title that the editors wrote', () => {
  expect(titled('Ponte Vecchio, 1467')).toBe('Ponte Vecchio, 1467');
});

it.each([
  ['no title', null],
  ['an empty title', ' '],
  ['the alternative text', 'Un ponte di pietra nella nebbia'],
  ['a part of the alternative text', 'Ponte di pietra'],
  ['the name of the file', 'old-bridge'],
  ['the name of the file as Craft writes it', 'Old bridge'],
])('is null for %s', (_, title) => {
  expect(titled(title)).toBeNull();
});
