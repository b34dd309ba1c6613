import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ComponentProps } from 'react';
import { renderIn } from '@/layout/testing';
import { EventsView } from './EventsView';
import { teaser } from './fixtures';

const over = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...teaser,
    id: `past-${index}`,
    title: `Passato ${index + 1}`,
    categories: [{ slug: 'musica', title: 'Musica' }],
    state: 'past' as const,
  }));

const view: ComponentProps<typeof EventsView> = {
  head: { title: 'Eventi', introduction: [], more: [] },
  categories: [
    { title: null, href: '/eventi', slug: null },
    { title: 'Teatro e cinema', href: '/eventi?category=teatro-e-cinema', slug: 'teatro-e-cinema' },
    { title: 'Musica', href: '/eventi?category=musica', slug: 'musica' },
    { title: 'Sport', href: '/eventi?category=sport', slug: 'sport' },
  ],
  coming: [teaser, { ...teaser, id: '2', title: 'Mercato delle Lanterne', state: 'underWay' }],
  past: over(14),
};

const at = (category?: string) =>
  renderIn(
    'it',
    <RouterContext value={{ query: { category } } as unknown as NextRouter}>
      <EventsView {...view} />
    </RouterContext>,
  );

it('says when each event is, for people and machines, and what goes on now', async () => {
  const { container } = at();
  expect(screen.getByRole('status')).toHaveTextContent('2 eventi in arrivo');
  const [first, second] = screen.getAllByRole('article');
  expect(within(first as HTMLElement).getByText('ven 27 nov, 21:00')).toHaveAttribute(
    'datetime',
    '2026-11-27T20:00:00+00:00',
  );
  expect(first).toHaveTextContent('Ingresso libero');
  expect(second).toHaveTextContent('In corso');
  expect(await axe(container)).toHaveNoViolations();
});

it('keeps what is over apart, and most of it behind a word', () => {
  at();
  const past = screen.getByRole('region', { name: 'Già passati' });
  const group = within(past).getByRole('group');
  expect(group).not.toHaveAttribute('open');
  expect(within(group).getByText('Altri 2 eventi passati')).toBeInTheDocument();
  expect(within(group).getAllByRole('article', { hidden: true })).toHaveLength(2);
  expect(within(past).getAllByRole('article', { hidden: true })).toHaveLength(14);
});

it('narrows both to the category of the address', () => {
  at('musica');
  expect(screen.getByRole('heading', { name: /per ora non c’è niente/ })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Passato 1' })).toBeInTheDocument();
});

it('leads from an empty category to all events', async () => {
  const { container } = at('sport');
  expect(screen.getByRole('link', { name: 'Tutti gli eventi' })).toHaveAttribute('href', '/eventi');
  expect(screen.queryByRole('region', { name: 'Già passati' })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
