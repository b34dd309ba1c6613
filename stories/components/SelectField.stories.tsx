import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { SelectField } from '@/components/SelectField/SelectField';

const meta = {
  component: SelectField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Ordina per',
    name: 'sort',
    options: [
      { value: 'newest', text: 'più recenti' },
      { value: 'cheapest', text: 'prezzo più basso' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = { args: { hint: 'Vale per tutta la lista.' } };
