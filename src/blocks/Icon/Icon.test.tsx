import { screen } from '@testing-library/react';
import { blockOf } from '../../../stories/fixtures/block';
import { pictures } from '../../../stories/fixtures/pictures';
import { mapBlockProps } from '../engine/testing/mapBlockProps';
import { rawPicture } from '../engine/testing/rawBlocks';
import { renderBlock } from '../engine/testing/renderBlock';

const icon = { ...rawPicture('bus', 'Un autobus'), __typename: 'media_Asset' as const };

it('is omitted without its picture', async () => {
  expect(await mapBlockProps('icon', { icon: [icon], fieldLink: null })).toMatchObject({
    icon: { alt: 'Un autobus' },
    link: null,
  });
  expect(await mapBlockProps('icon', { icon: [], fieldLink: null })).toEqual({
    missing: 'picture',
  });
});

it('without a link is a picture with its own alternative text', async () => {
  await renderBlock(blockOf('icon', { icon: pictures.market, link: null }));
  expect(screen.getByRole('img', { name: pictures.market.alt })).toBeVisible();
});

it('with a link has only the link’s text as name', async () => {
  const link = { text: 'Il bus', title: null, href: '/servizi/bus', newWindow: false };
  await renderBlock(blockOf('icon', { icon: pictures.market, link }));
  expect(screen.getByRole('link', { name: 'Il bus' })).toHaveAttribute('href', '/servizi/bus');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
