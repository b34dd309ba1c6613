import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Footer } from '@/layout/Footer';
import { alternatesOf } from '@/routing/alternates';
import { layouts } from '../fixtures/layout';

const meta = {
  component: Footer,

  args: { layout: layouts.it, alternates: alternatesOf('home'), section: null, year: 2026 },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Italian: Story = {};

export const English: Story = { globals: { locale: 'en' }, args: { layout: layouts.en } };
