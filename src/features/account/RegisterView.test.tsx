import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderIn } from '@/layout/testing';
import { BffInTest, refused } from '@/session/testing/BffInTest';
import { RegisterView } from './RegisterView';

const user = userEvent.setup({ delay: null });

let bff: BffInTest;
beforeEach(() => {
  bff = new BffInTest();
  bff.install();
});

const privacyHtml = '<p>Usiamo il tuo nome per il profilo.</p>';
const box = () => screen.getByRole('checkbox');
const submit = () => user.click(screen.getByRole('button', { name: 'Crea il profilo' }));
async function fill() {
  await user.type(screen.getByLabelText('Nome'), 'Ada');
  await user.type(screen.getByLabelText('Cognome'), 'Bianchi');
  await user.type(screen.getByLabelText('E-mail'), 'ada@example.org');
  await user.type(screen.getByLabelText('Password'), 'un cavallo giallo');
}

it('wants the privacy notice accepted, which can be read there, before it asks anybody', async () => {
  const { container } = renderIn('it', <RegisterView privacyHtml={privacyHtml} />);
  expect(screen.getByRole('region', { name: 'Come usiamo i tuoi dati' })).toHaveTextContent(
    'Usiamo il tuo nome per il profilo.',
  );
  expect(box()).not.toBeChecked();
  await fill();
  await submit();
  expect(box()).toHaveAccessibleDescription(
    'Devi accettare l’informativa sulla privacy prima di registrarti',
  );
  expect(bff.calls).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
});

it('registers and leads to the mailbox, from where the e-mail can be asked for again', async () => {
  bff.instead.set('ResendActivation', { status: 200, json: { data: { resendActivation: 'ok' } } });
  const { container } = renderIn('it', <RegisterView privacyHtml={privacyHtml} />);
  await fill();
  await user.click(box());
  await submit();
  expect(await screen.findByRole('heading', { name: 'Controlla la posta' })).toHaveFocus();
  expect(screen.getByText(/ada@example\.org/)).toBeVisible();
  expect(bff.calls).toMatchObject([
    {
      name: 'Register',
      variables: { email: 'ada@example.org', fullName: 'Ada Bianchi' },
      body: { privacyAccepted: true },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Invia di nuovo l’e-mail' }));
  expect(await screen.findByText(/ti abbiamo scritto di nuovo/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it.each([
  ['PASSWORD_TOO_COMMON', 'Password', 'troppo comune'],
  ['PASSWORD_CONTEXT', 'Password', 'non può contenere il tuo nome'],
  ['EMAIL_INVALID', 'E-mail', 'non è completo'],
  ['NAME_INVALID', 'Nome', 'non si può usare'],
])('tells at its field what the server refuses: %s', async (code, field, words) => {
  bff.instead.set('Register', refused(code));
  renderIn('it', <RegisterView privacyHtml="" />);
  await fill();
  await user.click(box());
  await submit();
  await screen.findByRole('group');
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(screen.getByLabelText('Password')).toHaveValue('un cavallo giallo');
  expect(box()).toBeChecked();
});
