import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Header } from '@/layout/Header';
import { withSession } from '../fixtures/withSession';
import { layouts } from '../fixtures/layout';
import { sessions } from '../fixtures/visitor';

const meta = {
  component: Header,
  args: { layout: layouts.it, alternates: { it: '/', en: '/en' }, section: 'accommodations' },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Space for the name is reserved while it loads. */
export const Loading: Story = { decorators: [withSession(sessions.loading)] };
export const Out: Story = { decorators: [withSession(sessions.out)] };
export const In: Story = { decorators: [withSession(sessions.in)] };
export const Failed: Story = { decorators: [withSession(sessions.failed)] };
