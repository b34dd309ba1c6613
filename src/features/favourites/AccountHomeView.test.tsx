import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderIn } from '@/layout/testing';
import { setSession, type Favourite, type Session } from '@/session/session';
import { teaser as room } from '@/content/accommodations/fixtures';
import { teaser as event } from '@/content/events/fixtures';
import { AccountHomeView } from './AccountHomeView';
import { emptyCards } from './emptyCards';
import { FavouritesView } from './FavouritesView';

const favourite = (id: string, sectionHandle: string): Favourite => ({
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
  favorites: [
    favourite('1', 'accommodations'),
    favourite('9', 'accommodations'),
    favourite('5', 'pages'),
  ],
};
const visitor: Session = { status: 'in', user };
const cards = {
  ...emptyCards(),
  accommodations: [room],
  pages: [{ id: '5', title: 'Primi passi', href: '/primi-passi' }],
};

afterEach(() => act(() => setSession({ status: 'unknown' })));

it('greets by the first name and shows the favourites by section', async () => {
  const { container } = renderIn('it', <AccountHomeView visitor={visitor} cards={cards} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ciao, Maddalena');
  const rooms = within(screen.getByRole('region', { name: 'Alloggi salvati' }));
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
  expect(await axe(container)).toHaveNoViolations();
});

it('explains the heart when there are no favourites', async () => {
  const { container } = renderIn('en', <AccountHomeView visitor={visitor} cards={emptyCards()} />);
  expect(screen.getByText(/Click the heart on the page of an item/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it.each([
  ['out', 'Non hai effettuato l’accesso'],
  ['failed', 'Il tuo profilo non risponde'],
] as const)('explains the state when the session is %s', async (status, title) => {
  const { container } = renderIn('it', <AccountHomeView visitor={{ status }} cards={null} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title);
  expect(screen.queryByRole('button', { name: 'Esci' })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

it('shows a skeleton while the session loads', async () => {
  const { container } = renderIn(
    'it',
    <AccountHomeView visitor={{ status: 'loading' }} cards={null} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Stiamo caricando il tuo profilo…');
  expect(await axe(container)).toHaveNoViolations();
});

it('hides the page when the session ends, and keeps it when the check fails', () => {
  renderIn('it', <AccountHomeView visitor={visitor} cards={cards} />);
  act(() => setSession({ status: 'failed' }));
  expect(screen.getByRole('link', { name: room.title })).toBeVisible();
  act(() => setSession({ status: 'out' }));
  expect(screen.queryByRole('link', { name: room.title })).toBeNull();
});

it('reports that the favourites cannot be loaded but are safe', () => {
  renderIn('it', <AccountHomeView visitor={visitor} cards={null} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('non rispondono');
});

it('has a page for each section with its own text about the heart', async () => {
  const { rerender, container } = renderIn(
    'it',
    <FavouritesView section="events" visitor={visitor} cards={emptyCards()} />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Eventi salvati');
  expect(screen.getByText(/Tocca il cuore nella pagina di un evento/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  rerender(
    <FavouritesView
      section="events"
      visitor={visitor}
      cards={{ ...emptyCards(), events: [event] }}
    />,
  );
  expect(screen.getByRole('link', { name: event.title })).toBeInTheDocument();
});
