import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { fieldAria, FieldFrame } from '@/components/TextField/FieldFrame';

const hint = 'Se vuoi, al massimo 500 caratteri.';
const error = 'Accorcia il messaggio: al massimo 500 caratteri';

const meta = {
  component: FieldFrame,
  parameters: { layout: 'padded' },
  args: {
    id: 'message',
    label: 'Un messaggio per l’ufficio',
    hint,
    children: <textarea id="message" {...fieldAria('message', { hint })} />,
  },
} satisfies Meta<typeof FieldFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithError: Story = {
  args: { error, children: <textarea id="message" {...fieldAria('message', { hint, error })} /> },
};
