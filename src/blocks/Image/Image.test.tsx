import { screen } from '@testing-library/react';
import { blockOf } from '../../../stories/fixtures/block';
import { image } from '../../../stories/fixtures/blocks/Image';
import { mapBlockProps } from '../engine/testing/mapBlockProps';
import { rawPicture } from '../engine/testing/rawBlocks';
import { renderBlock } from '../engine/testing/renderBlock';

const picture = { ...rawPicture('ponte', 'Il ponte'), __typename: 'media_Asset' as const };

it('lists each file with its real width, under the site’s own address', async () => {
  const raw = { image: [picture], caption: '', fieldLink: null };
  expect(await mapBlockProps('image', raw, { hasPriority: true })).toMatchObject({
    image: {
      base: '/media/',
      srcSet:
        'ponte-560.jpg 560w, ponte-900.jpg 900w, ponte-1180.jpg 1180w, ponte-1540.jpg 1540w, ponte.jpg 1800w',
      width: 1800,
      height: 1350,
    },
    caption: null,
    priority: true,
  });
  expect(await mapBlockProps('image', { ...raw, image: [] })).toEqual({ missing: 'picture' });
});

it('has a caption', async () => {
  await renderBlock(
    blockOf('image', { ...image.typical.props, caption: 'Il ponte, d’inverno', link: null }),
  );
  expect(screen.getByRole('figure')).toHaveTextContent('Il ponte, d’inverno');
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
});

it('with a link has the link’s text', async () => {
  const link = { text: 'Come arrivare', title: null, href: '/arrivare', newWindow: false };
  await renderBlock(blockOf('image', { ...image.bare.props, link }));
  expect(screen.getByRole('link', { name: /Come arrivare/ })).toHaveAttribute('href', '/arrivare');
});
