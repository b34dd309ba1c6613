import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Distance } from '@/features/distance/Distance';
import { WherePanel } from '@/map/WherePanel';

const position = { lat: 43.4141, lng: 12.0471 };

const meta = {
  component: WherePanel,
  parameters: { layout: 'padded' },
  args: {
    section: 'accommodations',
    entry: { title: 'Mansarda a San Vero', address: 'Vicolo del Fornaio 8', position },
  },
} satisfies Meta<typeof WherePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Address and directions are always shown; the map is loaded when it is near the viewport. */
export const Alone: Story = {};

/** With the distance to the university that the device remembers. */
export const WithDistance: Story = {
  args: {
    children: (
      <Distance
        from={position}
        universities={[
          {
            slug: 'politecnico',
            title: 'Politecnico del Colle',
            position: { lat: 43.413, lng: 12.059 },
          },
        ]}
      />
    ),
  },
};
