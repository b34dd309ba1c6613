import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { RemovableChip } from '@/components/RemovableChip/RemovableChip';

const meta = {
  component: RemovableChip,
  parameters: { layout: 'padded' },
  args: { href: '/alloggi', label: 'Camera singola' },
} satisfies Meta<typeof RemovableChip>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
