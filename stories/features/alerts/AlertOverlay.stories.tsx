import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { AlertOverlay } from '@/features/alerts/AlertOverlay';

const meta = {
  component: AlertOverlay,

  args: {
    open: true,
    onClose: () => undefined,
    section: 'accommodations',
    query: 'beds=2',
    filters: ['2 posti letto'],
  },
} satisfies Meta<typeof AlertOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
