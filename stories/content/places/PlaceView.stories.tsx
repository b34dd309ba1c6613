import type { Meta } from '@storybook/nextjs-vite';
import * as fixtures from '@/content/places/fixtures';
import { PlacesView } from '@/content/places/PlacesView';
import { PlaceView } from '@/content/places/PlaceView';
import { listingWith } from '@/features/listing/testing';
import { pictures, pictograms } from '../../fixtures/pictures';
import { headOf } from '../../fixtures/pages/lists';
import { pageIn } from '../../fixtures/pageStories';

const meta: Meta = { component: PlaceView };
export default meta;

// Storybook serves these pictures.
const teaser = { ...fixtures.teaser, icon: pictograms.coffee };
const place = {
  ...fixtures.place,
  icon: pictograms.coffee,
  places: [{ entry: { ...teaser, id: '207', title: 'Fontana dei Librai' }, walking: 3 }],
  services: fixtures.place.services.map(({ entry, walking }) => ({
    entry: { ...entry, image: pictures.library },
    walking,
  })),
};
const others = ['207', '307'].map((id) => ({ ...teaser, id, title: `${teaser.title} ${id}` }));

export const List = pageIn(
  'it',
  'places',
  <PlacesView head={headOf('Luoghi')} list={listingWith([teaser, ...others])} />,
);

export const Detail = pageIn('it', 'place', <PlaceView place={place} />);

/** Without an icon, a position and places nearby. */
export const Bare = pageIn(
  'en',
  'place',
  <PlaceView place={{ ...place, icon: null, position: null, places: [], services: [] }} />,
);
