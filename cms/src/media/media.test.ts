import { mediaFile } from './mediaFile';
import { pickVariant, variantOf } from './variants';

test('a plain name is a file of the folder', () => {
  expect(mediaFile('/media/room%20one.jpg-560.webp')).toEqual({
    name: 'room one.jpg-560.webp',
    contentType: 'image/webp',
    inline: true,
  });
});

test.each(['x.svg', 'x.html', 'x.js', 'x'])('%s is downloaded, never shown', (name) => {
  expect(mediaFile(`/media/${name}`)).toMatchObject({
    contentType: 'application/octet-stream',
    inline: false,
  });
});

test.each([
  '/media/',
  '/media/..',
  '/media/../studium.db',
  '/media/..%2Fstudium.db',
  '/media/%2e%2e%2fstudium.db',
  '/media/a%5C..%5Cb.jpg',
  '/media/a/b.jpg',
  '/media/.hidden',
  '/media/%00.jpg',
  '/media/%E0%A4%A',
])('%s is not a file of the library', (pathname) => {
  expect(mediaFile(pathname)).toBeNull();
});

test.each([
  [560, 'o.jpg-560.webp'],
  [600, 'o.jpg-900.webp'],
  [1180, 'o.jpg-1180.webp'],
  [1540, 'o.jpg-1540.webp'],
  [2200, 'o.jpg-1540.webp'],
])('for a width of %d of a picture of 1200 pixels the variant %s is chosen', (width, file) => {
  expect(pickVariant({ filename: 'o.jpg', width: 1200 }, width)).toBe(file);
});

test('a file without variants is returned itself', () => {
  expect(pickVariant({ filename: 'plan.pdf' }, 560)).toBe('plan.pdf');
});

test('only names of the five widths are those of variants', () => {
  expect(variantOf('o.jpg-2200.webp')).toEqual({ original: 'o.jpg', width: 2200 });
  for (const name of ['o.jpg', '-560.webp', 'o.jpg-561.webp', 'o.jpg-0560.webp', 'o.jpg-560.png'])
    expect(variantOf(name)).toBeNull();
});
