import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { StatusAlert } from '@/components/StatusAlert/StatusAlert';

const meta = {
  component: StatusAlert,
  parameters: { layout: 'padded' },
  args: { tone: 'warning', text: 'Si libera presto: chiedi da quando.' },
} satisfies Meta<typeof StatusAlert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Warning: Story = {};
export const Danger: Story = { args: { tone: 'danger', text: 'Occupato fino a giugno.' } };
export const Neutral: Story = { args: { tone: 'neutral', text: 'Questo evento è passato.' } };
