import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Pills } from '@/components/Pill/Pills';
import { Wrap } from '@/components/Wrap/Wrap';

const titles = ['Tutti', 'Camere singole', 'Posti letto', 'Residenze universitarie', 'Case intere'];

const meta = {
  component: Pills,
  args: {
    label: 'Categorie di alloggi',
    items: titles.map((title, index) => ({
      title,
      href: `/alloggi?category=${index}`,
      current: index === 1,
    })),
  },
  render: (args) => (
    <Wrap>
      <Pills {...args} />
    </Wrap>
  ),
} satisfies Meta<typeof Pills>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The row scrolls sideways, up to the edges of the screen, when it does not fit. */
export const Default: Story = {};

export const InTheHueOfEvents: Story = {
  render: (args) => (
    <Wrap data-hue="events">
      <Pills {...args} />
    </Wrap>
  ),
};
