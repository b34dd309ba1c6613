import { mediaFile } from './mediaFile';
import { pickVariant } from './pickVariant';

test('a plain name is a file of the folder', () => {
  expect(mediaFile('/media/room%20one-560x420.webp')).toEqual({
    name: 'room one-560x420.webp',
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

const size = (width: number, name = `v${width}.webp`) => ({ filename: name, width });
const picture = {
  ...size(1200, 'o.jpg'),
  sizes: {
    w560: size(560),
    w900: size(900),
    w1180: size(1180),
    w1540: size(1200),
    w2200: size(1200),
  },
};

test.each([
  [560, 'v560.webp'],
  [600, 'v900.webp'],
  [1180, 'v1180.webp'],
  [1540, 'v1200.webp'],
  [2200, 'v1200.webp'],
])('for a width of %d the variant %s is chosen', (width, file) => {
  expect(pickVariant(picture, width)).toBe(file);
});

test('a file without variants is returned itself', () => {
  expect(pickVariant({ filename: 'plan.pdf' }, 560)).toBe('plan.pdf');
});
