import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { ChoicePill, ChoicePills } from '@/components/ChoicePill/ChoicePill';

const meta = {
  component: ChoicePill,
  parameters: { layout: 'padded' },
  args: {
    type: 'checkbox',
    name: 'type',
    value: 'singleRoom',
    label: 'Camera singola',
    defaultChecked: false,
  },
} satisfies Meta<typeof ChoicePill>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Several pills of one choice. */
export const InARow: Story = {
  render: (args) => (
    <ChoicePills>
      <ChoicePill {...args} defaultChecked />
      <ChoicePill {...args} value="bed" label="Posto letto" />
      <ChoicePill {...args} value="flat" label="Casa intera" />
    </ChoicePills>
  ),
};
