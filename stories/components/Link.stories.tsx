import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Link } from '@/components/Link/Link';

const meta = {
  component: Link,
  parameters: { layout: 'padded' },
  args: { href: '/alloggi', children: 'Cerca una stanza' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A link that opens a new window says so. */
export const NewWindow: Story = {
  args: {
    href: 'https://borse.example.org/',
    newWindow: true,
    children: 'Bando della Regione',
  },
};
