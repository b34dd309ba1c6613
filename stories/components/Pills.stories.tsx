import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Pills } from '@/components/Pill/Pills';

const titles = ['Tutti', 'Camere singole', 'Posti letto', 'Residenze universitarie', 'Case intere'];

const meta = {
  title: 'Components/Pills',
  component: Pills,
  parameters: { layout: 'padded' },
  args: {
    label: 'Categorie di alloggi',
    items: titles.map((title, index) => ({
      title,
      href: `/alloggi?category=${index}`,
      current: index === 1,
    })),
  },
} satisfies Meta<typeof Pills>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The row scrolls sideways where it does not fit. */
export const Usual: Story = {};

export const InTheHueOfEvents: Story = {
  render: (args) => (
    <div data-hue="events">
      <Pills {...args} />
    </div>
  ),
};
