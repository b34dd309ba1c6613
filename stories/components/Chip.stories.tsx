import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Chip } from '@/components/Tag/Chip';

const meta = {
  component: Chip,
  parameters: { layout: 'padded' },
  args: { tone: 'available', label: 'Disponibile' },
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const FreeSoon: Story = { args: { tone: 'freeSoon', label: 'Libero da marzo' } };
export const Busy: Story = { args: { tone: 'busy', label: 'Occupato' } };
export const Card: Story = { args: { tone: 'card', label: 'Con la tessera' } };
