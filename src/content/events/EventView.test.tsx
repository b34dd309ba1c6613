import { screen, within } from '@testing-library/react';
import { renderIn } from '@/i18n/testing/renderIn';
import { EventView } from './EventView';
import { event } from './fixtures';

const aside = () => screen.getByRole('complementary', { name: 'In breve' });

it('shows date, place, ticket and contacts', () => {
  renderIn('it', <EventView event={event} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cinema nei cortili');
  expect(within(aside()).getByText('Giorno').nextSibling).toHaveTextContent(
    'venerdì 27 novembre 2026',
  );
  expect(within(aside()).getByText('21:00')).toHaveAttribute(
    'datetime',
    '2026-11-27T20:00:00+00:00',
  );
  expect(within(aside()).getByText('23:30').tagName).toBe('TIME');
  expect(within(aside()).getByText('Biglietto').nextSibling).toHaveTextContent('Ingresso libero');
  expect(within(aside()).getByRole('link', { name: 'Scrivi al cineclub' })).toBeInTheDocument();
  expect(within(aside()).getByText('Ultimo aggiornamento: 2 novembre 2026')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Teatro e cinema' })).toHaveAttribute(
    'href',
    '/eventi?category=teatro-e-cinema',
  );
  expect(screen.getByText('All’aperto')).toBeInTheDocument();
  expect(screen.queryByText(/già passato/)).not.toBeInTheDocument();
});

it('says whose event it is, with a link to their page', () => {
  renderIn('it', <EventView event={event} />);
  expect(screen.getByRole('link', { name: 'Da Cineclub Il Pozzo' })).toHaveAttribute(
    'href',
    'https://cineclub.example.org/cortili',
  );
});

it('shows start and end of an event of several days', () => {
  const { span } = event;
  if (!span?.end) throw new Error('the fixture has an end');
  const end = { ...span.end, date: 'domenica 29 novembre 2026', time: '22:00' };
  const days = { ...span, sameDay: false, end };
  renderIn('it', <EventView event={{ ...event, span: days }} />);
  expect(within(aside()).getByText('Inizio').nextSibling).toHaveTextContent(
    'venerdì 27 novembre 2026, 21:00',
  );
  expect(within(aside()).getByText('Fine').nextSibling).toHaveTextContent(
    'domenica 29 novembre 2026, 22:00',
  );
});

it('shows that the event is over', () => {
  renderIn('en', <EventView event={{ ...event, state: 'past' }} />);
  expect(screen.getByText('This event is over')).toBeInTheDocument();
});

it('shows at the top that the event is cancelled', () => {
  const off = { ...event, cancelled: true, state: 'past' as const, calendarHref: null };
  renderIn('it', <EventView event={off} />);
  expect(screen.getByText('Questo evento è stato annullato')).toBeInTheDocument();
  expect(screen.queryByText(/già passato/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Aggiungi al calendario' })).not.toBeInTheDocument();
});

it('renders with a title only', () => {
  const bare = {
    ...event,
    excerpt: '',
    image: null,
    address: '',
    contacts: [],
    labels: [],
    updatedAt: null,
    type: null,
    ticket: '',
    source: null,
    when: '',
    span: null,
  };
  renderIn('it', <EventView event={bare} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(event.title);
});

it('says that it ended while the page was shown or kept, without moving anything', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-27T23:00:00Z') });
  renderIn('en', <EventView event={event} />);
  expect(screen.getAllByText(/Already over/).length).toBeGreaterThan(0);
  expect(screen.queryByText('This event is over')).not.toBeInTheDocument();
  jest.useRealTimers();
});
