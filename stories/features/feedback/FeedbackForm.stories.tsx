import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { userEvent, within } from 'storybook/test';
import { FeedbackForm } from '@/features/feedback/FeedbackForm';

const meta = {
  component: FeedbackForm,
  args: { path: '/muoversi' },
} satisfies Meta<typeof FeedbackForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Italian: Story = { globals: { locale: 'it' } };

export const English: Story = { globals: { locale: 'en' }, args: { path: '/en/getting-around' } };

export const WithReason: Story = {
  globals: { locale: 'it' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'No' }));
    await within(canvasElement).findByRole('textbox');
  },
};
