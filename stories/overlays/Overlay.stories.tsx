import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Overlay } from '@/overlays/Overlay';

const meta = {
  component: Overlay,

  args: {
    open: true,
    onClose: () => undefined,
    label: 'Una finestra',
    closeLabel: 'Chiudi',
    children: <p>Il contenuto della finestra.</p>,
  },
} satisfies Meta<typeof Overlay>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
