import { screen } from '@testing-library/react';
import { blockOf } from '../../../stories/fixtures/block';
import { buttons } from '../../../stories/fixtures/blocks/Buttons';
import { mapBlockProps, rawLink } from '../engine/testing/mapBlockProps';
import { renderBlock } from '../engine/testing/renderBlock';

const row = (id: string, fieldLink: ReturnType<typeof rawLink> | null) => ({
  __typename: 'buttons_button_BlockType' as const,
  id,
  fieldLink,
});

it('includes buttons with a text and a target, and makes links to the site relative', async () => {
  const raw = {
    orientation: 'diagonal',
    buttonStyle: 'text',
    buttons: [
      row('1', rawLink('Alloggi', 'https://studium.example/alloggi')),
      row('2', rawLink('', '/contatti')),
      row('3', rawLink('Trappola', 'javascript:alert(1)')),
      row('4', null),
    ],
  };
  expect(await mapBlockProps('buttons', raw)).toEqual({
    orientation: 'horizontal',
    look: 'text',
    buttons: [{ text: 'Alloggi', title: null, href: '/alloggi', newWindow: false }],
  });
  expect(await mapBlockProps('buttons', { ...raw, buttons: [] })).toEqual({ missing: 'link' });
});

it('have the editor’s orientation and style, the link’s title and its new window', async () => {
  const link = rawLink('Bando', 'https://example.org/', '_blank', 'Il bando');
  const raw = { orientation: 'vertical', buttonStyle: 'secondary', buttons: [row('1', link)] };
  expect(await mapBlockProps('buttons', raw)).toEqual({
    orientation: 'vertical',
    look: 'secondary',
    buttons: [{ text: 'Bando', title: 'Il bando', href: 'https://example.org/', newWindow: true }],
  });
});

it('are links in a list, and one of them is the main one', async () => {
  await renderBlock(buttons.typical);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  const [main, other] = screen.getAllByRole('link');
  expect(main?.className).not.toBe(other?.className);
});

it('announce that they open a new window', async () => {
  await renderBlock(
    blockOf('buttons', {
      ...buttons.bare.props,
      buttons: [{ text: 'Bando', title: null, href: 'https://example.org/', newWindow: true }],
    }),
    'en',
  );
  expect(screen.getByRole('link', { name: 'Bando (opens in a new window)' })).toBeVisible();
});
