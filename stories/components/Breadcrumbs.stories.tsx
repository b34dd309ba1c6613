import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs';

const meta = {
  component: Breadcrumbs,
  parameters: { layout: 'padded' },
  args: {
    label: 'Percorso',
    items: [
      { title: 'Home', href: '/' },
      { title: 'Alloggi', href: '/alloggi' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
