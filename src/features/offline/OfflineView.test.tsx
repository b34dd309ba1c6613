import { fireEvent, screen, within } from '@testing-library/react';
import { renderIn } from '@/i18n/testing/renderIn';
import { OfflineView } from './OfflineView';
import { storeSnapshot } from './snapshot';

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

it('shows the stored favourites with their date to a user who is logged in', () => {
  storeSnapshot(snapshot);
  renderIn('it', <OfflineView />);
  const list = screen.getByRole('region', { name: 'I tuoi preferiti' });
  expect(within(list).getByRole('link', { name: 'Mansarda' })).toHaveAttribute(
    'href',
    '/alloggi/mansarda',
  );
  expect(list).toHaveTextContent('20 novembre 2026');
  expect(list).toHaveTextContent('Vicolo del Fornaio 8');
});

it('hides them when the session has ended', () => {
  storeSnapshot(snapshot);
  document.cookie = 'SIGNED_IN=; Max-Age=0';
  renderIn('it', <OfflineView />);
  expect(screen.queryByText('Mansarda')).not.toBeInTheDocument();
  expect(screen.getByText(/Qui non ci sono preferiti/)).toBeVisible();
});

it.each([
  { lines: [{ ...snapshot.lines[0], href: '//elsewhere.example' }] },
  { savedOn: 'yesterday' },
])('ignores stored data that are no list of favourites: %j', (change) => {
  const bad = { ...snapshot, ...change };
  localStorage.setItem('saved', JSON.stringify(bad));
  renderIn('it', <OfflineView />);
  expect(screen.queryByText('Mansarda')).not.toBeInTheDocument();
});

it.each([
  ['#%2Fservizi%3Fpage%3D2', '/servizi?page=2'],
  ['#https%3A%2F%2Felsewhere.example%2F', '/'],
  ['#%2F%2Felsewhere.example', '/'],
  ['#%2F.%2F%2Felsewhere.example%2Flogin', '/'],
  ['#%2F%252e%2F%2Felsewhere.example', '/'],
  ['#%2F%2Feventi%2Fjazz', '/'],
  ['#%2Fno%2Fpage%2Fhere', '/'],
  ['#%E0%A4%A', '/'],
  ['#main', '/'],
])('links from the hash %s to %s for a retry', (hash, to) => {
  location.hash = hash;
  renderIn('it', <OfflineView />);
  expect(screen.getByRole('link', { name: 'Riprova' })).toHaveAttribute('href', to);
});

it('keeps the requested page after a skip link was used', () => {
  history.replaceState(null, '', '#%2Fservizi');
  renderIn('it', <OfflineView />);
  history.replaceState(null, '', '#main');
  fireEvent(window, new Event('hashchange'));
  expect(screen.getByRole('link', { name: 'Riprova' })).toHaveAttribute('href', '/servizi');
});

describe('with cached pages', () => {
  // jsdom has no caches.
  const stored: Record<string, string> = {
    'https://studium.example/alloggi':
      '<head><style>a{}</style><title data-x="">Casa &amp; camere</title></head>',
    'https://studium.example/en/offline': '<title>You are offline</title>',
  };
  const cache = {
    keys: async () => Object.keys(stored).map((url) => ({ url })),
    match: async (url: string) => ({ text: async () => stored[url] }),
  };
  beforeEach(() => {
    Object.assign(window, {
      caches: { keys: async () => ['studium-pages-1'], open: async () => cache },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'caches');
  });

  it('lists them, but not itself', async () => {
    renderIn('it', <OfflineView />);
    const link = await screen.findByRole('link', { name: 'Casa & camere' });
    expect(link).toHaveAttribute('href', '/alloggi');
    expect(screen.queryByRole('link', { name: 'You are offline' })).not.toBeInTheDocument();
  });
});
