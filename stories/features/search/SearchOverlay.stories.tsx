import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { SearchOverlay } from '@/features/search/SearchOverlay';

const meta = {
  component: SearchOverlay,
  args: { open: true, onClose: () => undefined },
} satisfies Meta<typeof SearchOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Italian: Story = { globals: { locale: 'it' } };

export const English: Story = { globals: { locale: 'en' } };
