import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Checkbox } from '@/components/Checkbox/Checkbox';
import { FormMessage } from '@/components/FormMessage/FormMessage';
import { FormSummary } from '@/components/FormSummary/FormSummary';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { TextField } from '@/components/TextField/TextField';

const meta = {
  component: TextField,
  parameters: { layout: 'padded' },
  args: { id: 'email', name: 'email', label: 'E-mail', autoComplete: 'email' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = {};

export const WithHint: Story = { args: { hint: 'Quella con cui ti sei registrato.' } };

export const WithError: Story = {
  args: { error: 'Scrivi il tuo indirizzo e-mail', defaultValue: 'ada@' },
};

export const Password: Story = {
  render: () => (
    <PasswordField
      id="password"
      name="password"
      label="Password"
      hint="Almeno 8 caratteri."
      autoComplete="new-password"
    />
  ),
};

export const Box: Story = {
  render: () => (
    <Checkbox id="privacy" name="privacy">
      Ho letto e accetto l’informativa
    </Checkbox>
  ),
};

export const BoxWithError: Story = {
  render: () => (
    <Checkbox id="privacy" name="privacy" error="Devi accettare l’informativa">
      Ho letto e accetto l’informativa
    </Checkbox>
  ),
};

/** The summary gets the focus, and its links lead to the fields. */
export const Summary: Story = {
  render: (args) => (
    <>
      <FormSummary
        title="C’è una cosa da sistemare"
        titlePrefix="Errore:"
        problems={[{ text: 'Scrivi il tuo indirizzo e-mail', field: 'email' }]}
        attempt={1}
      />
      <TextField {...args} error="Scrivi il tuo indirizzo e-mail" />
    </>
  ),
};

export const Message: Story = {
  render: () => <FormMessage>I tuoi dati sono salvati.</FormMessage>,
};

export const Placeholder: Story = {
  render: () => <Skeleton $width="20rem" $height="12rem" />,
};
