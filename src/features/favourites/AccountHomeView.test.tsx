import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { TextsProvider } from '@/i18n/testing/TextsProvider';
import { renderIn } from '@/i18n/testing/renderIn';
import { setSession } from '@/session/session';
import { FakeBff, errorResponse } from '@/session/testing/FakeBff';
import { refetchViewer } from '@/session/viewer';
import { teaser as room } from '@/content/accommodations/fixtures';
import { teaser as event } from '@/content/events/fixtures';
import { AccountHomeView } from './AccountHomeView';
import { emptyCards } from './emptyCards';
import { FavouritesView } from './FavouritesView';

jest.mock('next/router', () => ({
  __esModule: true,
  default: { replace: jest.fn(), events: { on: jest.fn(), off: jest.fn() } },
}));

const favourite = (id: string, sectionHandle: string) => ({
  id,
  uid: id,
  title: id,
  slug: id,
  sectionHandle,
});
const user = {
  id: '7',
  fullName: 'Maddalena Terraferma',
  email: 'maddalena@example.org',
  preferredLanguage: null,
  favorites: [
    favourite('1', 'accommodations'),
    favourite('9', 'accommodations'),
    favourite('5', 'pages'),
  ],
};
const cards = {
  ...emptyCards(),
  accommodations: [room],
  pages: [{ id: '5', title: 'Primi passi', href: '/primi-passi' }],
};

let bff: FakeBff;
beforeEach(() => {
  bff = new FakeBff();
  bff.install();
  bff.logIn();
  bff.cards = cards;
});
afterEach(() => act(() => setSession({ status: 'loading' })));

const logIn = () => act(() => setSession({ status: 'in', user }));
const home = <AccountHomeView isCheckFailed={false} />;

it('greets by the first name and shows the favourites by section', async () => {
  logIn();
  renderIn('it', home);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ciao, Maddalena');
  const rooms = within(await screen.findByRole('region', { name: 'Alloggi salvati' }));
  expect(rooms.getByRole('link', { name: room.title })).toHaveAttribute('href', room.href);
  expect(rooms.getByRole('link', { name: 'Tutti i 2 alloggi salvati' })).toHaveAttribute(
    'href',
    '/account/accommodations',
  );
  expect(screen.getByRole('link', { name: 'Primi passi' })).toHaveAttribute('href', '/primi-passi');
  expect(screen.queryByRole('region', { name: 'Eventi salvati' })).toBeNull();
  const sections = within(screen.getByRole('navigation', { name: 'I tuoi preferiti per sezione' }));
  expect(sections.getByRole('link', { current: 'page' })).toHaveTextContent('Tutti');
  expect(sections.getByRole('link', { name: 'Alloggi 2' })).toBeVisible();
  expect(bff.calls).toContainEqual(
    expect.objectContaining({ name: 'AccountCards', variables: { site: 'it' } }),
  );
});

it('explains the heart when there are no favourites', async () => {
  bff.cards = emptyCards();
  logIn();
  renderIn('en', home);
  expect(await screen.findByText(/Click the heart on the page of an item/)).toBeVisible();
});

it.each([
  ['out', 'Non hai effettuato l’accesso'],
  ['failed', 'Il tuo profilo non risponde'],
] as const)('explains the state when the session is %s', (status, title) => {
  act(() => setSession({ status }));
  renderIn('it', home);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title);
  expect(screen.queryByRole('button', { name: 'Esci' })).toBeNull();
});

it('reports before the first check that the server could not check the session', () => {
  renderIn('it', <AccountHomeView isCheckFailed />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    'Il tuo profilo non risponde',
  );
});

it('shows a skeleton while the session loads, with the links of the page', () => {
  act(() => setSession({ status: 'loading' }));
  renderIn('it', home);
  expect(screen.getByRole('status')).toHaveTextContent('Stiamo caricando il tuo profilo…');
  expect(screen.getByRole('link', { name: 'Alloggi –' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Esci' })).toBeVisible();
});

it('has nothing personal in the HTML, and says that it needs scripts', () => {
  const html = renderToString(
    <TextsProvider locale="it" namespaces={['account', 'common']}>
      {home}
    </TextsProvider>,
  );
  expect(html).toMatch(/<noscript>.*serve JavaScript.*<\/noscript>/);
  expect(bff.calls).toEqual([]);
});

it('hides the page when the session ends, and keeps it when the check fails', async () => {
  await act(refetchViewer);
  renderIn('it', home);
  expect(await screen.findByRole('link', { name: room.title })).toBeVisible();
  bff.overrides.set('Viewer', errorResponse('CMS_UNREACHABLE', 502));
  await act(() => refetchViewer().catch(() => undefined));
  expect(screen.getByRole('link', { name: room.title })).toBeVisible();
  act(() => setSession({ status: 'out' }));
  expect(screen.queryByRole('link', { name: room.title })).toBeNull();
});

it('shows nothing of an earlier user after a login of another one in another tab', async () => {
  logIn();
  renderIn('it', home);
  expect(await screen.findByRole('link', { name: room.title })).toBeVisible();
  bff.cards = emptyCards();
  act(() => setSession({ status: 'in', user: { ...user, id: '8', favorites: [] } }));
  expect(screen.queryByRole('link', { name: room.title })).toBeNull();
  expect(await screen.findByText('Ancora nessun preferito')).toBeVisible();
});

it('reports that the favourites cannot be loaded but are safe, and loads them again', async () => {
  bff.overrides.set('AccountCards', errorResponse('CMS_UNREACHABLE', 502));
  logIn();
  renderIn('it', home);
  expect(await screen.findByRole('heading', { level: 2, name: /non rispondono/ })).toBeVisible();
  bff.overrides.delete('AccountCards');
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('link', { name: room.title })).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

it('shows the link for others only after the cms has answered', async () => {
  bff.overrides.set('SharedList', errorResponse('CMS_UNREACHABLE', 502));
  logIn();
  renderIn('it', home);
  expect(await screen.findByRole('link', { name: room.title })).toBeVisible();
  await waitFor(() => expect(bff.operationNames()).toContain('SharedList'));
  expect(screen.queryByRole('button', { name: 'Crea il link' })).toBeNull();
});

it('has a page for each section with its own text about the heart', async () => {
  bff.cards = emptyCards();
  logIn();
  const { unmount } = renderIn('it', <FavouritesView section="events" isCheckFailed={false} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Eventi salvati');
  expect(await screen.findByText(/Tocca il cuore nella pagina di un evento/)).toBeVisible();
  unmount();
  bff.cards = { ...emptyCards(), events: [event] };
  renderIn('it', <FavouritesView section="events" isCheckFailed={false} />);
  expect(await screen.findByRole('link', { name: event.title })).toBeInTheDocument();
  expect(bff.calls.at(-1)).toMatchObject({
    name: 'AccountCards',
    variables: { site: 'it', section: 'events' },
  });
});
