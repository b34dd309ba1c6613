import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { userEvent, within } from 'storybook/test';
import { Report } from '@/features/feedback/Report';

const meta = {
  component: Report,
  parameters: { layout: 'padded' },
  args: { path: '/alloggi/mansarda-san-vero' },
} satisfies Meta<typeof Report>;
export default meta;

export const Closed: StoryObj<typeof meta> = {};

export const Open: StoryObj<typeof meta> = {
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByText('Segnala un errore in questo annuncio')),
};
