import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { FeedbackForm } from '@/features/feedback/FeedbackForm';

const meta = {
  component: FeedbackForm,
  args: { path: '/muoversi' },
} satisfies Meta<typeof FeedbackForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Italian: Story = { globals: { locale: 'it' } };

export const English: Story = { globals: { locale: 'en' }, args: { path: '/en/getting-around' } };
