import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { QrCode } from '@/overlays/QrCode';

const meta = {
  component: QrCode,
  parameters: { layout: 'padded' },
  args: { text: 'https://studium.example.org/alloggi', label: 'Codice QR della pagina' },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
