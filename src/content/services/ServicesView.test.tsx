import { screen } from '@testing-library/react';
import { renderIn } from '@/i18n/testing/renderIn';
import { WithQuery, listingWith } from '@/features/listing/testing';
import { teaser } from './fixtures';
import { ServicesView } from './ServicesView';

const head = { title: 'Servizi', introduction: [], more: [] };
const list = listingWith(
  [
    teaser,
    {
      ...teaser,
      id: '2',
      title: 'Bus di notte',
      type: 'transport' as const,
      categories: [],
      position: { lat: 43.5, lng: 12 },
    },
  ],
  [
    { title: null, href: '/servizi', slug: null },
    { title: 'Mangiare', href: '/servizi?category=mangiare', slug: 'mangiare' },
    { title: 'Sport', href: '/servizi?category=sport', slug: 'sport' },
  ],
);

const at = (query: string) =>
  renderIn(
    'it',
    <WithQuery query={query}>
      <ServicesView head={head} list={list} />
    </WithQuery>,
  );

it('shows each service with its type, its address and its category', () => {
  at('');
  expect(screen.getByText('2 servizi')).toBeInTheDocument();
  const [card] = screen.getAllByRole('article');
  expect(card).toHaveTextContent('Mensa del Pozzo');
  expect(card).toHaveTextContent('Mangiare');
  expect(card).toHaveTextContent('Mensa · Piazza del Pozzo 5');
});

it.each(['category=mangiare', 'type=canteen', 'near=politecnico&within=2'])(
  'filters the list by ?%s',
  (query) => {
    at(query);
    expect(screen.getByText('1 servizio')).toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveTextContent('Mensa del Pozzo');
  },
);

it('links from an empty category to all services', () => {
  at('category=sport');
  expect(screen.getByRole('link', { name: 'Tutti i servizi' })).toHaveAttribute('href', '/servizi');
});
