import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import styled from 'styled-components';
import type { Mark } from '@/map/clusters';
import { PinShape } from '@/map/PinShape';
import type { MapEntry, Pin } from '@/map/mapEntry';
import { hues, type Hue } from '@/theme/hue';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  li {
    position: relative;
    width: 7rem;
    height: 5rem;
  }
  li > * {
    top: 75%;
    left: 50%;
  }
`;

const position = { lat: 43.4, lng: 12 };
const entry = (hue: Hue, pin: Pin): MapEntry => ({
  id: hue,
  title: 'Mansarda',
  href: '/alloggi/mansarda',
  position,
  pin,
  hue,
});
const markOf = (hue: Hue, pin: Pin): Mark => {
  return { kind: 'single', key: hue, position, item: entry(hue, pin) };
};
const price = (hue: Hue) => markOf(hue, { kind: 'price', text: '€ 420' });
const icon = (hue: Hue) => markOf(hue, { kind: 'icon', name: 'pin' });
const cluster = (hue: Hue): Mark => {
  const one = entry(hue, { kind: 'icon', name: 'pin' });
  return { kind: 'cluster', key: hue, position, items: [one, one, one], stacked: false };
};

const meta = {
  component: PinShape,
  parameters: { layout: 'padded' },
  args: {
    mark: price('accommodations'),
    selected: false,
    highlighted: false,
    onPress: () => undefined,
    onHighlight: () => undefined,
  },
  render: (args) => (
    <Row>
      {hues.flatMap((hue) =>
        [price(hue), icon(hue), cluster(hue)].map((mark, index) => (
          <li key={`${hue}-${index}`} data-hue={hue}>
            <PinShape {...args} mark={mark} />
          </li>
        )),
      )}
    </Row>
  ),
} satisfies Meta<typeof PinShape>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Price, icon and cluster in the hue of each section. */
export const Quiet: Story = {};

/** Selected, or hovered in the list. */
export const Chosen: Story = { args: { selected: true } };
