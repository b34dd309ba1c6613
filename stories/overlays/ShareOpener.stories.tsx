import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { ShareOpener } from '@/overlays/ShareOpener';

const meta = {
  component: ShareOpener,
  parameters: { layout: 'padded' },
  args: { title: 'Trova casa' },
} satisfies Meta<typeof ShareOpener>;
export default meta;

/** Round without a text on phones. */
export const Default: StoryObj<typeof meta> = {};
