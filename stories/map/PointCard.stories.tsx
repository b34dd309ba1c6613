import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import styled from 'styled-components';
import type { PointOfInterest } from '@/map/points/point';
import { PointCard } from '@/map/points/PointCard';
import { pictograms } from '../fixtures/pictures';

/** As large as the small map of a detail page. */
const Map = styled.div`
  position: relative;
  width: min(21rem, 100%);
  height: 18rem;
  background: var(--t-sand);
`;

const canteen: PointOfInterest = {
  id: '1',
  title: 'Mensa del Pozzo',
  address: 'Piazza del Pozzo, 5',
  description:
    'Pranzo e cena, anche con la sola lettera d’iscrizione. Le volte rimandano ogni parola: per una conversazione vera siediti sotto l’arco basso, in fondo.',
  href: '/luoghi/mensa-del-pozzo',
  position: { lat: 43.4131, lng: 12.0489 },
  icon: { ...pictograms.coffee, alt: '' },
};
const stop: PointOfInterest = {
  ...canteen,
  id: '2',
  title: 'Fermata Pozzo',
  description: 'Linee 1, 2 e N.',
  href: null,
  icon: null,
};

const meta = {
  component: PointCard,
  parameters: { layout: 'padded' },
  args: { points: [canteen], onClose: () => undefined },
  render: (args) => (
    <Map>
      <PointCard {...args} />
    </Map>
  ),
} satisfies Meta<typeof PointCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A point of interest that has a page. */
export const WithPage: Story = {};

/** Two points at the same address, one without an icon and a page. */
export const SameAddress: Story = { args: { points: [canteen, stop] } };
