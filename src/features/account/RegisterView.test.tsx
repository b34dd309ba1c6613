import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/i18n/testing/renderIn';
import { getSession } from '@/session/session';
import { FakeBff, errorResponse } from '@/session/testing/FakeBff';
import { RegisterView } from './RegisterView';

const user = userEvent.setup({ delay: null });

let bff: FakeBff;
beforeEach(() => {
  bff = new FakeBff();
  bff.install();
  sessionStorage.clear();
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

it('requires consent to the privacy notice, which it shows, before it sends a request', async () => {
  renderIn('it', <RegisterView privacyHtml={privacyHtml} />);
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
});

it('registers, refers to the mailbox, and can send the e-mail again', async () => {
  bff.overrides.set('ResendActivation', {
    status: 200,
    json: { data: { resendActivation: 'ok' } },
  });
  renderIn('it', <RegisterView privacyHtml={privacyHtml} />);
  await fill();
  await user.click(box());
  await submit();
  expect(await screen.findByRole('heading', { name: 'Controlla la posta' })).toHaveFocus();
  expect(screen.getByText(/ada@example\.org/)).toBeVisible();
  expect(bff.calls).toMatchObject([
    {
      name: 'Register',
      variables: { fullName: 'Ada Bianchi', email: 'ada@example.org', preferredLanguage: 'it' },
      body: { privacyAccepted: true },
    },
  ]);
  // A registration does not log in, even if the cms answers with a user.
  expect(getSession().status).not.toBe('in');
  await user.click(screen.getByRole('button', { name: 'Invia di nuovo l’e-mail' }));
  expect(await screen.findByText(/ti abbiamo scritto di nuovo/)).toBeVisible();
});

it('still refers to the mailbox after a reload, until the visitor wants another address', async () => {
  sessionStorage.setItem('registered', 'ada@example.org');
  renderIn(
    'it',
    <main>
      <RegisterView privacyHtml={privacyHtml} />
    </main>,
  );
  const title = screen.getByRole('heading', { name: 'Controlla la posta' });
  expect(title).not.toHaveFocus();
  expect(screen.getByRole('button', { name: 'Invia di nuovo l’e-mail' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Usa un altro indirizzo' }));
  expect(screen.getByLabelText('Nome')).toHaveFocus();
  expect(JSON.stringify(sessionStorage)).toBe('{}');
});

it.each([
  ['Nome', { Nome: `Ada 😀` }, 'togli simboli ed emoji'],
  ['Cognome', { Cognome: 'casino.example' }, 'togli simboli ed emoji'],
  ['Nome', { Nome: 'a'.repeat(101) }, 'Il nome è troppo lungo: può avere al massimo 100'],
  [
    'Cognome',
    { Nome: 'a'.repeat(40), Cognome: 'b'.repeat(60) },
    'Nome e cognome insieme sono troppo lunghi',
  ],
])('shows the error of a name at the field %s before it sends a request: %j', async (...one) => {
  const [field, names, words] = one;
  renderIn('it', <RegisterView privacyHtml="" />);
  await fill();
  await user.click(box());
  for (const [label, name] of Object.entries(names)) {
    await user.clear(screen.getByLabelText(label));
    await user.click(screen.getByLabelText(label));
    await user.paste(name);
  }
  await submit();
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(screen.getAllByText(words, { exact: false })).toHaveLength(2);
  expect(bff.calls).toEqual([]);
});

it.each([
  ['PASSWORD_TOO_COMMON', 'Password', 'troppo comune'],
  ['PASSWORD_CONTEXT', 'Password', 'non può contenere il tuo nome'],
  ['EMAIL_INVALID', 'E-mail', 'non è completo'],
  ['NAME_INVALID', 'Cognome', 'togli simboli ed emoji'],
  ['NAME_TOO_LONG', 'Cognome', 'al massimo 100 caratteri'],
])('shows an error of the server at its field: %s', async (code, field, words) => {
  bff.overrides.set('Register', errorResponse(code));
  renderIn('it', <RegisterView privacyHtml="" />);
  await fill();
  await user.click(box());
  await submit();
  await screen.findByRole('group');
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(screen.getByLabelText('Password')).toHaveValue('un cavallo giallo');
  expect(box()).toBeChecked();
});
