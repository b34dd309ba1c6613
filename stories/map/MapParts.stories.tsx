import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import styled from 'styled-components';
import { MapCard } from '@/map/MapCard';
import { MapEntryCard } from '@/map/MapEntryCard';
import type { MapEntry } from '@/map/mapEntry';
import { NearbyPoints } from '@/map/points/NearbyPoints';
import { PointsToggle } from '@/map/points/PointsToggle';

/** As large as the small map of a detail page. */
const Stage = styled.div`
  position: relative;
  width: min(21rem, 100%);
  height: 18rem;
  background: var(--t-sand);
`;

interface Args {
  title: string;
}

const meta = {
  parameters: { layout: 'padded' },
  args: { title: 'Mansarda a San Vero' },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

const position = { lat: 43.4141, lng: 12.0471 };
const nothing = () => undefined;
const entriesOf = (...titles: string[]): MapEntry[] =>
  titles.map((title) => ({
    id: title,
    title,
    href: '/alloggi/1',
    position,
    pin: { kind: 'price', text: '€ 420' },
    hue: 'accommodations',
  }));

export const Card: Story = {
  render: ({ title }) => (
    <Stage>
      <MapCard items={entriesOf(title)} onClose={nothing}>
        <p>{title}</p>
      </MapCard>
    </Stage>
  ),
};

/** Two entries at the same address. */
export const SameAddress: Story = {
  render: ({ title }) => (
    <Stage>
      <MapEntryCard entries={entriesOf(title, 'Doppia con giardino')} onClose={nothing} />
    </Stage>
  ),
};

/** Switches the points of interest on and off. */
export const Points: Story = { render: () => <PointsToggle shown /> };

/** The points of interest as a text, for visitors who do not use the map. */
export const PointsAsText: Story = {
  render: ({ title }) => <NearbyPoints title={title} position={position} />,
};
