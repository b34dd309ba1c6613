import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { NumberStepper } from '@/components/NumberStepper/NumberStepper';

const meta = {
  component: NumberStepper,
  args: {
    name: 'beds',
    label: 'Posti letto',
    hint: 'quante persone siete',
    defaultValue: null,
    max: 20,
  },
} satisfies Meta<typeof NumberStepper>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An empty field means any number. */
export const Any: Story = {};
export const Two: Story = { args: { defaultValue: 2 } };
