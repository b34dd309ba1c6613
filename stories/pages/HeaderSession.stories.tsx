import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Header } from '@/layout/Header';
import { inSession } from '../fixtures/inSession';
import { layouts } from '../fixtures/layout';
import { sessions } from '../fixtures/visitor';

const meta = {
  title: 'Session/Header',
  component: Header,
  args: { layout: layouts.it, alternates: { it: '/', en: '/en' }, section: 'accommodations' },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In the server's HTML: a link to the login. */
export const Unknown: Story = { decorators: [inSession(sessions.unknown)] };
/** The name has its room before it comes. */
export const Loading: Story = { decorators: [inSession(sessions.loading)] };
export const Out: Story = { decorators: [inSession(sessions.out)] };
export const In: Story = { decorators: [inSession(sessions.in)] };
export const Failed: Story = { decorators: [inSession(sessions.failed)] };
