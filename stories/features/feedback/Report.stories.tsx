import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Report } from '@/features/feedback/Report';

const meta = {
  component: Report,
  parameters: { layout: 'padded' },
  args: { path: '/alloggi/mansarda-san-vero' },
} satisfies Meta<typeof Report>;
export default meta;

export const Closed: StoryObj<typeof meta> = {};
