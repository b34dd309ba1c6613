import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Menu } from '@/layout/Menu';
import { alternatesOf } from '@/routing/alternates';
import { layouts } from '../fixtures/layout';

const meta = {
  component: Menu,
  args: {
    open: true,
    onClose: () => undefined,
    layout: layouts.it,
    alternates: alternatesOf('home'),
    section: null,
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Italian: Story = { globals: { locale: 'it' } };

export const English: Story = { globals: { locale: 'en' }, args: { layout: layouts.en } };

/** Opened on a page of a section; the section is marked. */
export const InASection: Story = { args: { section: 'events' } };
