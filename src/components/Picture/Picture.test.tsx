import { render, screen } from '@testing-library/react';
import { filesOf, largestFile } from './image';
import { Picture } from './Picture';

const image = {
  base: '/media/bridge-',
  src: '1180.webp',
  srcSet: '560.webp 560w, 1180.webp 1180w',
  alt: 'Il ponte',
  width: 1800,
  height: 1200,
};

it('has complete addresses in the page', () => {
  render(<Picture image={image} sizes="100vw" />);
  const picture = screen.getByRole('img', { name: 'Il ponte' });
  expect(picture).toHaveAttribute('src', '/media/bridge-1180.webp');
  expect(picture).toHaveAttribute(
    'srcset',
    '/media/bridge-560.webp 560w, /media/bridge-1180.webp 1180w',
  );
  expect(largestFile(image)).toBe('/media/bridge-1180.webp');
});

it('may have a single file', () => {
  expect(filesOf({ ...image, base: undefined, src: '/a.webp', srcSet: '' })).toEqual({
    src: '/a.webp',
    srcSet: '',
  });
});
