import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { AccommodationCard } from '@/content/accommodations/AccommodationCard';
import { teaser } from '@/content/accommodations/fixtures';
import { FullMap, type MapListEntry } from '@/map/FullMap';
import { pointsChoice } from '@/map/points/pointsChoice';
import { pictures } from '../fixtures/pictures';

const rooms = [
  ['Mansarda a San Vero', '€ 420', { lat: 43.4141, lng: 12.0471 }],
  ['Doppia con giardino', '€ 300', { lat: 43.4089, lng: 12.0532 }],
  ['Monolocale alle Filande', '€ 550', { lat: 43.4127, lng: 12.0581 }],
  ['Trilocale vicino al ponte', '€ 960', { lat: 43.4076, lng: 12.0489 }],
  ['Senza un indirizzo', '€ 260', null],
] as const;

const entries: MapListEntry[] = rooms.map(([title, text, position], index) => {
  const id = String(index);
  const href = `/alloggi/${id}`;
  return {
    id,
    title,
    card: (
      <AccommodationCard accommodation={{ ...teaser, id, href, title, image: pictures.attic }} />
    ),
    mapEntry: position && {
      id,
      title,
      href,
      position,
      pin: { kind: 'price', text },
      hue: 'accommodations',
    },
  };
});

const meta = {
  component: FullMap,
  args: { label: 'Mappa degli alloggi', entries, head: <p>5 alloggi</p> },
} satisfies Meta<typeof FullMap>;
export default meta;

type Story = StoryObj<typeof meta>;

/** List and map highlight the same entry on hover; points of interest are below the pins. */
export const Accommodations: Story = {};

/** The visitor has switched off the points of interest; the device remembers it. */
export const WithoutPoints: Story = {
  beforeEach: () => {
    pointsChoice.set(false);
    return () => pointsChoice.set(true);
  },
};

/** Without results the map still shows the town. */
export const Empty: Story = { args: { entries: [], head: <p>Nessun alloggio</p> } };
