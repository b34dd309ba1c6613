import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ComponentProps } from 'react';
import { renderIn } from '@/layout/testing';
import { teaser } from './fixtures';
import { ServicesView } from './ServicesView';

const view: ComponentProps<typeof ServicesView> = {
  head: { title: 'Servizi', introduction: [], more: [] },
  categories: [
    { title: null, href: '/servizi', slug: null },
    { title: 'Mangiare', href: '/servizi?category=mangiare', slug: 'mangiare' },
    { title: 'Sport', href: '/servizi?category=sport', slug: 'sport' },
  ],
  services: [teaser, { ...teaser, id: '2', title: 'Bus di notte', categories: [] }],
};

const at = (category?: string) =>
  renderIn(
    'it',
    <RouterContext value={{ query: { category } } as unknown as NextRouter}>
      <ServicesView {...view} />
    </RouterContext>,
  );

it('shows each service with its kind, its place and its category', async () => {
  const { container } = at();
  expect(screen.getByRole('status')).toHaveTextContent('2 servizi');
  const [card] = screen.getAllByRole('article');
  expect(card).toHaveTextContent('Mensa del Pozzo');
  expect(card).toHaveTextContent('Mangiare');
  expect(card).toHaveTextContent('Mensa · Piazza del Pozzo 5');
  expect(await axe(container)).toHaveNoViolations();
});

it('narrows the list to the category of the address', () => {
  at('mangiare');
  expect(screen.getByRole('status')).toHaveTextContent('1 servizio');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Mangiare');
});

it('leads from an empty category to all services', () => {
  at('sport');
  expect(screen.getByRole('link', { name: 'Tutti i servizi' })).toHaveAttribute('href', '/servizi');
});
