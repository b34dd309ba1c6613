import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { Amount, Bar, Words } from '@/components/DockBar/DockBar';

const meta = {
  component: Bar,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Bar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** At the bottom of a phone's screen. */
export const WithAmount: Story = {
  render: () => (
    <Bar data-ground="surface">
      <Amount>
        € 420 <small>al mese</small>
      </Amount>
      <ButtonLink href="#contacts">Contatta</ButtonLink>
    </Bar>
  ),
};

export const WithWords: Story = {
  render: () => (
    <Bar data-ground="surface">
      <Words>Sportello casa</Words>
      <ButtonLink href="#contacts">Contatta</ButtonLink>
    </Bar>
  ),
};
