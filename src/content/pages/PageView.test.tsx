import { screen } from '@testing-library/react';
import type { Block } from '@/blocks/engine/block';
import { renderIn } from '@/i18n/testing/renderIn';
import { PageView } from './PageView';

const heading: Block = {
  id: 'a',
  type: 'titleContent',
  frame: {},
  props: { text: 'Muoversi', level: 1, size: 'large' },
  children: [],
};
const updatedAt = { iso: '2026-11-21T09:00:00+00:00', text: '21 novembre 2026' };

it.each([
  ['a block', [heading]],
  ['the page itself', []],
])('has one heading, from %s, and the day of the last change', async (_, blocks) => {
  renderIn('it', <PageView id="1" title="Muoversi" blocks={blocks} updatedAt={updatedAt} />);
  expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText('Pagina aggiornata il 21 novembre 2026')).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
