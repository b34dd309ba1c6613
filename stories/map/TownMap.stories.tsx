import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { MapPlaceholder } from '@/map/MapPlaceholder';
import { NearMap } from '@/map/NearMap';
import { TownMap } from '@/map/TownMap';

const meta = {
  component: TownMap,

  args: {
    label: 'Mappa degli alloggi',
    size: 'page',
    places: [
      {
        id: '1',
        title: 'Mansarda a San Vero',
        href: '/alloggi/mansarda',
        position: { lat: 43.4141, lng: 12.0471 },
        pin: { kind: 'price', text: '€ 420' },
        hue: 'accommodations',
      },
    ],
  },
} satisfies Meta<typeof TownMap>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Pins, points of interest and controls on the map of the town. */
export const Page: Story = {};

export const Panel: Story = { args: { size: 'panel' } };

/** The map of a detail page, with the points of interest around the entry. */
export const AroundAnEntry: Story = {
  render: () => (
    <NearMap
      title="Mansarda a San Vero"
      position={{ lat: 43.4141, lng: 12.0471 }}
      hue="accommodations"
      sign="house"
    />
  ),
};

/** Shown before the map is loaded, and without it. */
export const Placeholder: Story = { render: () => <MapPlaceholder>La mappa</MapPlaceholder> };
