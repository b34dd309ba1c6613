import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { blockOf } from '../../../stories/fixtures/block';
import { buttons } from '../../../stories/fixtures/blocks/Buttons';
import { mapped, rawLink } from '../testing/mapped';
import { show } from '../testing/show';

const row = (id: string, fieldLink: ReturnType<typeof rawLink> | null) => ({
  __typename: 'buttons_button_BlockType' as const,
  id,
  fieldLink,
});

it('keeps the buttons that have words and a target, routed inside where they can be', async () => {
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
  expect(await mapped('buttons', raw)).toEqual({
    orientation: 'horizontal',
    look: 'text',
    buttons: [{ text: 'Alloggi', title: null, href: '/alloggi', newWindow: false }],
  });
  expect(await mapped('buttons', { ...raw, buttons: [] })).toEqual({ missing: 'link' });
});

it('stand as the editor wants, with the link’s title and in a new window', async () => {
  const link = rawLink('Bando', 'https://example.org/', '_blank', 'Il bando');
  const raw = { orientation: 'vertical', buttonStyle: 'secondary', buttons: [row('1', link)] };
  expect(await mapped('buttons', raw)).toEqual({
    orientation: 'vertical',
    look: 'secondary',
    buttons: [{ text: 'Bando', title: 'Il bando', href: 'https://example.org/', newWindow: true }],
  });
});

it('are links in a list, one of them the main one', async () => {
  const { container } = await show(buttons.usual);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  const [main, other] = screen.getAllByRole('link');
  expect(main?.className).not.toBe(other?.className);
  expect(await axe(container)).toHaveNoViolations();
});

it('say when they open a new window', async () => {
  await show(
    blockOf('buttons', {
      ...buttons.bare.props,
      buttons: [{ text: 'Bando', title: null, href: 'https://example.org/', newWindow: true }],
    }),
    'en',
  );
  expect(screen.getByRole('link', { name: 'Bando (opens in a new window)' })).toBeVisible();
});
