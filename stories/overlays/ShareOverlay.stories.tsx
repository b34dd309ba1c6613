import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { ShareOverlay } from '@/overlays/ShareOverlay';

const meta = {
  component: ShareOverlay,
  args: { open: true, onClose: () => undefined, title: 'Trova casa' },
} satisfies Meta<typeof ShareOverlay>;
export default meta;

/** If the device has its own share dialog, its button comes first. */
export const Default: StoryObj<typeof meta> = {};
