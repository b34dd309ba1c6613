import { screen, within } from '@testing-library/react';
import { listEvents } from '../../../stories/fixtures/blocks/ListEvents';
import { renderOnAnyPage } from '../engine/testing/renderOnAnyPage';
import { ListEvents } from './ListEvents';

const { props } = listEvents.typical;

// A day of the market in the fixture.
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-25T12:00:00+01:00')));
afterEach(() => jest.restoreAllMocks());

it('shows each event on a card, marks current events, and links to all events', () => {
  renderOnAnyPage('it', <ListEvents {...props} />);
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(3);
  const [market, cinema] = cards.map((card) => within(card));
  expect(market?.getByRole('heading', { level: 3 })).toHaveTextContent('Mercato delle Lanterne');
  expect(market?.getByText('In corso')).toBeInTheDocument();
  expect(cinema?.queryByText('In corso')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cinema nei cortili' })).toHaveAttribute(
    'href',
    '/eventi/cinema-nei-cortili',
  );
  expect(screen.getByRole('link', { name: 'Tutti gli eventi' })).toHaveAttribute('href', '/eventi');
});

it('has the heading level of its position in the page', () => {
  const card = { ...props.card, heading: 'h5' } as const;
  renderOnAnyPage('it', <ListEvents {...props} card={card} />);
  expect(screen.getAllByRole('heading', { level: 5 })).toHaveLength(3);
});

it('loads its pictures lazily', () => {
  const { container } = renderOnAnyPage('it', <ListEvents {...props} />);
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures).toHaveLength(3);
  for (const picture of pictures) expect(picture).toHaveAttribute('loading', 'lazy');
});

it('has English texts', () => {
  renderOnAnyPage('en', <ListEvents {...listEvents.english.props} />);
  expect(screen.getByText('On now')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/en/events');
});
