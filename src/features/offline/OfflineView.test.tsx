import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderIn } from '@/layout/testing';
import { OfflineView } from './OfflineView';
import { keepSnapshot } from './snapshot';

const snapshot = {
  user: '7',
  locale: 'it' as const,
  savedOn: '2026-11-20T10:00:00.000Z',
  ids: ['1'],
  lines: [
    {
      id: '1',
      section: 'accommodations' as const,
      title: 'Mansarda',
      href: '/alloggi/mansarda',
      facts: 'Vicolo del Fornaio 8',
    },
  ],
};

beforeEach(() => {
  document.cookie = 'SIGNED_IN=1';
});
afterEach(() => {
  document.cookie = 'SIGNED_IN=; Max-Age=0';
  localStorage.clear();
  location.hash = '';
});

it('shows the favourites that the device keeps, and since when, to who is logged in', async () => {
  keepSnapshot(snapshot);
  const { container } = renderIn('it', <OfflineView />);
  const list = screen.getByRole('region', { name: 'I tuoi preferiti' });
  expect(within(list).getByRole('link', { name: 'Mansarda' })).toHaveAttribute(
    'href',
    '/alloggi/mansarda',
  );
  expect(list).toHaveTextContent('20 novembre 2026');
  expect(list).toHaveTextContent('Vicolo del Fornaio 8');
  expect(await axe(container)).toHaveNoViolations();
});

it('shows nothing of them once the session is over', async () => {
  keepSnapshot(snapshot);
  document.cookie = 'SIGNED_IN=; Max-Age=0';
  const { container } = renderIn('it', <OfflineView />);
  expect(screen.queryByText('Mansarda')).not.toBeInTheDocument();
  expect(screen.getByText(/Qui non ci sono preferiti/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('shows nothing of what is no list of favourites', async () => {
  const bad = { ...snapshot, lines: [{ ...snapshot.lines[0], href: '//elsewhere.example' }] };
  localStorage.setItem('saved', JSON.stringify(bad));
  const { container } = renderIn('it', <OfflineView />);
  expect(screen.queryByText('Mansarda')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it.each([
  ['#%2Fservizi%3Fpage%3D2', '/servizi?page=2'],
  ['#https%3A%2F%2Felsewhere.example%2F', '/'],
  ['#%2F%2Felsewhere.example', '/'],
  ['#%E0%A4%A', '/'],
])('tries the page behind %s again at %s', async (hash, to) => {
  location.hash = hash;
  const { container } = renderIn('it', <OfflineView />);
  expect(screen.getByRole('link', { name: 'Riprova' })).toHaveAttribute('href', to);
  expect(await axe(container)).toHaveNoViolations();
});
