import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ComponentProps } from 'react';
import { renderIn } from '@/layout/testing';
import { AccommodationsView } from './AccommodationsView';
import { teaser } from './fixtures';

const view: ComponentProps<typeof AccommodationsView> = {
  head: { title: 'Trova casa', introduction: [], more: [] },
  categories: [
    { title: null, href: '/alloggi', slug: null },
    { title: 'Camere singole', href: '/alloggi?category=camere-singole', slug: 'camere-singole' },
    { title: 'Residenze', href: '/alloggi?category=residenze', slug: 'residenze' },
  ],
  accommodations: [teaser, { ...teaser, id: '2', title: 'Doppia', categories: ['camere-doppie'] }],
  total: 2,
};

const at = (category?: string) =>
  renderIn(
    'it',
    <RouterContext value={{ query: { category } } as unknown as NextRouter}>
      <AccommodationsView {...view} />
    </RouterContext>,
  );

it('shows all of them, and says how many', async () => {
  const { container } = at();
  expect(screen.getByRole('status')).toHaveTextContent('2 alloggi');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  const pills = screen.getByRole('navigation', { name: 'Tipo di alloggio' });
  expect(within(pills).getByRole('link', { current: 'page' })).toHaveTextContent('Tutti');
  expect(await axe(container)).toHaveNoViolations();
});

it('narrows the list to the category of the address', () => {
  at('camere-singole');
  expect(screen.getByRole('status')).toHaveTextContent('1 alloggio');
  expect(screen.getByRole('article')).toHaveTextContent('Mansarda a San Vero');
});

it('says kindly that a category is empty, with a way out', async () => {
  const { container } = at('residenze');
  expect(screen.getByRole('heading', { name: /ancora nessuna casa/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tutti gli alloggi' })).toHaveAttribute(
    'href',
    '/alloggi',
  );
  expect(await axe(container)).toHaveNoViolations();
});
