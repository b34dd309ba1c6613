import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';

const meta = {
  component: EmptyState,
  parameters: { layout: 'padded' },
  args: {
    title: 'Nessuna casa con questi filtri',
    text: 'Togline uno, oppure torna tra qualche giorno: le stanze di settembre arrivano a luglio.',
    action: <ButtonLink href="/alloggi">Tutti gli alloggi</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutAction: Story = { args: { action: undefined } };
