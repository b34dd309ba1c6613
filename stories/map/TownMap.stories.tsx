import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import styled from 'styled-components';
import { MapPlaceholder } from '@/map/MapPlaceholder';
import { TownMap } from '@/map/TownMap';

/** The map is as large as its parent. */
const Stage = styled.div`
  height: 30rem;
`;

const position = { lat: 43.4141, lng: 12.0471 };

const meta = {
  component: TownMap,
  args: {
    label: 'Mappa degli alloggi',
    entries: [
      {
        id: '1',
        title: 'Mansarda a San Vero',
        href: '/alloggi/mansarda',
        position,
        pin: { kind: 'price', text: '€ 420' },
        hue: 'accommodations',
      },
    ],
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof TownMap>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Pins, points of interest and controls on the map of the town. */
export const Page: Story = {};

/** The map of a detail page, with the points of interest around the entry. */
export const AroundAnEntry: Story = {
  args: { around: { title: 'Mansarda a San Vero', position } },
};

/** Shown before the map is loaded, and without it. */
export const Placeholder: Story = { render: () => <MapPlaceholder>La mappa</MapPlaceholder> };
