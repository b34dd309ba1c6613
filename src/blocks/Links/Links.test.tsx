import { screen } from '@testing-library/react';
import { links } from '../../../stories/fixtures/blocks/Links';
import { mapBlockProps, rawLink } from '../engine/testing/mapBlockProps';
import { renderBlock } from '../engine/testing/renderBlock';

const row = (id: string, fieldLink: ReturnType<typeof rawLink>) => ({
  __typename: 'links_link_BlockType' as const,
  id,
  fieldLink,
});

it('omits links without a target', async () => {
  const rows = [row('1', rawLink('Bus', '/servizi/bus')), row('2', rawLink('Vecchio', null)), null];
  expect(await mapBlockProps('links', { links: rows })).toMatchObject({
    links: [{ text: 'Bus', href: '/servizi/bus' }],
  });
  expect(await mapBlockProps('links', { links: [] })).toEqual({ missing: 'link' });
});

it('are a list of links', async () => {
  await renderBlock(links.typical);
  expect(screen.getAllByRole('listitem')).toHaveLength(links.typical.props.links.length);
  expect(screen.getByRole('link', { name: /borse di studio/ })).toHaveAttribute(
    'rel',
    'noopener external',
  );
});
