import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { LoginOverlay } from '@/features/account/LoginOverlay';

const meta = {
  component: LoginOverlay,
  args: { open: true, onClose: () => undefined },
} satisfies Meta<typeof LoginOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FromTheHeader: Story = {};

/** Opened by a heart: the favourite is saved after the login. */
export const FromAHeart: Story = {
  args: { reason: 'Per aggiungere un elemento ai preferiti devi prima accedere.' },
};
