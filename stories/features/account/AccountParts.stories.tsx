import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Button } from '@/components/Button/Button';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { TextField } from '@/components/TextField/TextField';
import { AccountFrame } from '@/features/account/AccountFrame';
import { AuthFrame } from '@/features/account/AuthFrame';
import { ButtonForm } from '@/features/account/ButtonForm';
import { Form } from '@/features/account/Form';
import { FormSuccess } from '@/features/account/FormSuccess';
import { sessions } from '../../fixtures/visitor';
import { withSession } from '../../fixtures/withSession';

interface Args {
  title: string;
}

/** The parts of the account area that several pages use. */
const meta = {
  args: { title: 'Il tuo profilo' },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

/** The page of a visitor who is logged in. */
export const Account: Story = {
  decorators: [withSession(sessions.in)],
  render: ({ title }) => (
    <AccountFrame
      isCheckFailed={false}
      title={title}
      current="accountProfile"
      skeleton={<Skeleton $height="22rem" />}
    >
      {() => <p>Il contenuto della pagina.</p>}
    </AccountFrame>
  ),
};

/** The page of a visitor who logs in or registers. */
export const LoggedOut: Story = {
  render: ({ title }) => (
    <AuthFrame title={title} lead="Una frase che spiega la pagina.">
      <Form
        form={{
          field: (name: 'email') => ({ id: name, name }),
          problems: [{ text: 'Scrivi il tuo indirizzo e-mail', field: 'email' }],
          attempt: 1,
          pending: false,
          done: false,
          submit: (event) => event.preventDefault(),
        }}
        pendingText="Un momento…"
      >
        <TextField
          id="email"
          name="email"
          label="E-mail"
          autoComplete="email"
          error="Scrivi il tuo indirizzo e-mail"
        />
        <Button type="submit">Invia</Button>
      </Form>
    </AuthFrame>
  ),
};

export const Success: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <FormSuccess icon="check" title="Fatto" takesFocus={false}>
      <p>Controlla la posta.</p>
    </FormSuccess>
  ),
};

/** A form without fields. */
export const OneButton: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <ButtonForm
      look="quiet"
      icon="mail"
      submitText="Invia di nuovo l’e-mail"
      pendingText="Un momento…"
      doneText="Fatto."
      send={async () => undefined}
    />
  ),
};

/** While the session is checked. */
export const Loading: Story = { ...Account, decorators: [withSession(sessions.loading)] };
