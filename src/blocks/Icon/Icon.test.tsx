import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { blockOf } from '../../../stories/fixtures/block';
import { pictures } from '../../../stories/fixtures/pictures';
import { mapped } from '../testing/mapped';
import { rawPicture } from '../testing/place';
import { show } from '../testing/show';

const sign = { ...rawPicture('bus', 'Un autobus'), __typename: 'media_Asset' as const };

it('is nothing without its picture', async () => {
  expect(await mapped('icon', { icon: [sign], fieldLink: null })).toMatchObject({
    icon: { alt: 'Un autobus' },
    link: null,
  });
  expect(await mapped('icon', { icon: [], fieldLink: null })).toEqual({ missing: 'picture' });
});

it('alone is a picture with its own words', async () => {
  const { container } = await show(blockOf('icon', { icon: pictures.market, link: null }));
  expect(screen.getByRole('img', { name: pictures.market.alt })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('as a link is named by the link’s text alone', async () => {
  const link = { text: 'Il bus', title: null, href: '/servizi/bus', newWindow: false };
  const { container } = await show(blockOf('icon', { icon: pictures.market, link }));
  expect(screen.getByRole('link', { name: 'Il bus' })).toHaveAttribute('href', '/servizi/bus');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
