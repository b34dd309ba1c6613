import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { AlertForm } from '@/features/alerts/AlertForm';

const meta = {
  component: AlertForm,
  parameters: { layout: 'padded' },
  args: { section: 'accommodations', query: 'beds=2', onSent: () => undefined },
} satisfies Meta<typeof AlertForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A submit without scripts shows the values again, with the error. */
export const WithError: Story = {
  args: {
    submitted: {
      email: 'ada@',
      frequency: 'weekly',
      problem: { text: 'Scrivi un indirizzo e-mail valido.', field: 'email' },
    },
  },
};
