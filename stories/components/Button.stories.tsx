import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Button } from '@/components/Button/Button';

const meta = {
  component: Button,
  parameters: { layout: 'padded' },
  args: { children: 'Salva' },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { look: 'secondary', icon: 'trash' } };
export const Quiet: Story = { args: { look: 'quiet', icon: 'download' } };
export const Block: Story = { args: { block: true } };
/** It keeps its focus and its label, and a ring shows that an action is in progress. */
export const Pending: Story = { args: { pending: true } };
