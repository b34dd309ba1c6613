import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { links } from '../../../stories/fixtures/blocks/Links';
import { mapped, rawLink } from '../testing/mapped';
import { show } from '../testing/show';

const row = (id: string, fieldLink: ReturnType<typeof rawLink>) => ({
  __typename: 'links_link_BlockType' as const,
  id,
  fieldLink,
});

it('keeps what leads somewhere', async () => {
  const rows = [row('1', rawLink('Bus', '/servizi/bus')), row('2', rawLink('Vecchio', null)), null];
  expect(await mapped('links', { links: rows })).toMatchObject({
    links: [{ text: 'Bus', href: '/servizi/bus' }],
  });
  expect(await mapped('links', { links: [] })).toEqual({ missing: 'link' });
});

it('are a list of links', async () => {
  const { container } = await show(links.usual);
  expect(screen.getAllByRole('listitem')).toHaveLength(links.usual.props.links.length);
  expect(screen.getByRole('link', { name: /borse di studio/ })).toHaveAttribute(
    'rel',
    'noopener external',
  );
  expect(await axe(container)).toHaveNoViolations();
});
