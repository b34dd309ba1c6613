import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';

const meta = {
  component: ButtonLink,
  parameters: { layout: 'padded' },
  args: { href: '/alloggi', children: 'Cerca una stanza' },
} satisfies Meta<typeof ButtonLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { look: 'secondary' } };
export const Quiet: Story = { args: { look: 'quiet' } };
export const Text: Story = { args: { look: 'text' } };
export const WithIcon: Story = { args: { icon: 'search' } };
export const Block: Story = { args: { block: true } };
export const NewWindow: Story = {
  args: {
    href: 'https://borse.example.org/',
    newWindow: true,
    children: 'Bando della Regione',
  },
};
