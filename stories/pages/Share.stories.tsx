import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { ShareOverlay } from '@/overlays/ShareOverlay';

const meta = {
  title: 'Overlays/Share',
  component: ShareOverlay,
  args: { open: true, onClose: () => undefined, title: 'Trova casa' },
} satisfies Meta<typeof ShareOverlay>;
export default meta;

/** Where the device can share by itself, that comes first. */
export const Usual: StoryObj<typeof meta> = {};
