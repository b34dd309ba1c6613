import { screen, within } from '@testing-library/react';
import { renderIn } from '@/i18n/testing/renderIn';
import { listingWith } from '@/features/listing/testing';
import { place, teaser } from './fixtures';
import { PlacesView } from './PlacesView';
import { PlaceView } from './PlaceView';

const head = { title: 'Luoghi', introduction: [], more: [] };

it('lists the places, each with its address, description and icon', () => {
  renderIn('it', <PlacesView head={head} list={listingWith([teaser])} />);
  expect(screen.getByText('1 luogo')).toBeInTheDocument();
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent('Via delle Filande 8');
  expect(card).toHaveTextContent('Acqua fresca, anche frizzante.');
  expect(within(card).getByRole('link', { name: 'Casa dell’acqua' })).toHaveAttribute(
    'href',
    '/luoghi/casa-dell-acqua',
  );
  expect(card.querySelector('img')).toHaveAttribute(
    'srcset',
    '/media/1/w560-q80/fontana.webp 512w',
  );
});

it('shows a place with its address, the map, and places and services nearby', () => {
  renderIn('it', <PlaceView place={place} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Casa dell’acqua');
  const aside = screen.getByRole('complementary', { name: 'In breve' });
  expect(aside).toHaveTextContent('Via delle Filande 8');
  const near = (name: string) => screen.getByRole('region', { name });
  expect(near('Altri luoghi vicini')).toHaveTextContent('circa 3 min a piedi');
  expect(near('Servizi vicini')).toHaveTextContent('circa 6 min a piedi');
});

it('offers no favourites for places', () => {
  renderIn('en', <PlaceView place={{ ...place, services: [] }} />);
  expect(screen.queryByRole('button', { name: /Save/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument();
});

it('shows a place without icon, position and entries nearby', () => {
  const bare = { ...place, icon: null, position: null, places: [], services: [] };
  renderIn('it', <PlaceView place={bare} />);
  const aside = screen.getByRole('complementary', { name: 'In breve' });
  expect(within(aside).getByText('Via delle Filande 8')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
});
