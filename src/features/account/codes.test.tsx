import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/i18n/testing/renderIn';
import { setSession } from '@/session/session';
import { FakeBff, errorResponse } from '@/session/testing/FakeBff';
import { ResetPasswordView } from './ResetPasswordView';
import { SetPasswordView } from './SetPasswordView';
import { VerifyEmailView } from './VerifyEmailView';

const user = userEvent.setup({ delay: null });

const code = 'abcdefghijklmnopqrstuvwxyz-_0123';
const id = '00000000-0000-4000-8000-000000000000';
const ok = { status: 200, json: { data: { answer: 'ok' } } };

let bff: FakeBff;
beforeEach(() => {
  bff = new FakeBff();
  bff.install();
  sessionStorage.clear();
  history.replaceState({ as: `/admin/verify-email?code=${code}` }, '', `?code=${code}&id=${id}`);
});
afterEach(() => act(() => setSession({ status: 'loading' })));

it('confirms an address by a button, not by opening the link, and hides the code', async () => {
  bff.overrides.set('ActivateUser', ok);
  renderIn('it', <VerifyEmailView code={code} id={id} />);
  expect(location.search).toBe('');
  expect(JSON.stringify(history.state)).not.toContain(code);
  expect(sessionStorage.getItem('code:verifyEmail')).toBe(`${code} ${id}`);
  expect(bff.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Conferma l’indirizzo' }));
  expect(await screen.findByRole('heading', { name: 'Indirizzo confermato' })).toHaveFocus();
  expect(bff.calls).toMatchObject([{ name: 'ActivateUser', variables: { code, id } }]);
  expect(sessionStorage.getItem('code:verifyEmail')).toBeNull();
});

it('reports that a link has been used, and sends another', async () => {
  bff.overrides.set('ActivateUser', errorResponse('INVALID'));
  bff.overrides.set('ResendActivation', ok);
  renderIn('it', <VerifyEmailView code={code} id={id} />);
  await user.click(screen.getByRole('button', { name: 'Conferma l’indirizzo' }));
  expect(await screen.findByText(/Se hai già confermato l’indirizzo, accedi/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Accedi' })).toBeVisible();
  await user.type(screen.getByLabelText('E-mail'), 'ada@example.org');
  await user.click(screen.getByRole('button', { name: 'Invia di nuovo l’e-mail' }));
  expect(await screen.findByText(/ti abbiamo scritto di nuovo/)).toBeVisible();
});

it('says before anything is pressed or typed what became of the link of a mail', () => {
  const props = { code, id };
  const confirm = renderIn('it', <VerifyEmailView {...props} state="confirmed" />);
  expect(screen.getByText(/il tuo profilo è attivo/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('button')).toBeNull();
  expect(sessionStorage.getItem('code:verifyEmail')).toBeNull();
  confirm.unmount();
  const replaced = renderIn('it', <SetPasswordView {...props} state="replaced" />);
  expect(screen.getByText(/un’e-mail più recente/)).toBeVisible();
  expect(screen.queryByLabelText('Nuova password')).toBeNull();
  replaced.unmount();
  renderIn('it', <SetPasswordView {...props} state="ended" />);
  expect(screen.getByText(/Se hai già cambiato la password, accedi/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Accedi' })).toBeVisible();
  expect(screen.queryByLabelText('Nuova password')).toBeNull();
});

it.each([
  ['it', 'Il formato del codice di verifica non è corretto'],
  ['en', 'Incorrect verification code format'],
] as const)('reports a code in the wrong format without a request (%s)', (locale, words) => {
  renderIn(locale, <VerifyEmailView code="kurz" id={id} />);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Conferma|Confirm/ })).toBeNull();
  expect(bff.calls).toEqual([]);
});

it('restores the code that is stored in the tab', async () => {
  sessionStorage.setItem('code:verifyEmail', `${code} ${id}`);
  bff.overrides.set('ActivateUser', ok);
  renderIn('it', <VerifyEmailView code="" id="" />);
  await user.click(screen.getByRole('button', { name: 'Conferma l’indirizzo' }));
  expect(await screen.findByRole('heading', { name: 'Indirizzo confermato' })).toHaveFocus();
  expect(bff.calls).toMatchObject([{ name: 'ActivateUser', variables: { code, id } }]);
});

it('shows where to find the link, and no error, without a code', () => {
  const { unmount } = renderIn('it', <VerifyEmailView code="" id="" />);
  expect(screen.queryByRole('button', { name: 'Conferma l’indirizzo' })).toBeNull();
  expect(screen.getByText(/^Apri il link dell’e-mail/)).toBeVisible();
  unmount();
  renderIn('en', <SetPasswordView code="" id="" />);
  expect(screen.getByText(/^Open the link in the e-mail/)).toBeVisible();
  expect(screen.queryByText(/Incorrect verification code format/)).toBeNull();
});

it('sets a password that was entered the same way twice', async () => {
  bff.overrides.set('SetPassword', ok);
  renderIn('it', <SetPasswordView code={code} id={id} />);
  const submit = () => user.click(screen.getByRole('button', { name: 'Salva la password' }));
  await user.type(screen.getByLabelText('Nuova password'), 'un cavallo giallo');
  await user.type(screen.getByLabelText('Ripeti la password'), 'un cavallo gialo');
  await submit();
  expect(screen.getByLabelText('Ripeti la password')).toHaveAccessibleDescription(
    'Le password non coincidono',
  );
  expect(bff.calls).toEqual([]);
  await user.clear(screen.getByLabelText('Ripeti la password'));
  await user.type(screen.getByLabelText('Ripeti la password'), 'un cavallo giallo');
  await submit();
  expect(await screen.findByRole('heading', { name: 'Password cambiata' })).toHaveFocus();
  expect(bff.calls).toMatchObject([
    { name: 'SetPassword', variables: { code, id, password: 'un cavallo giallo' } },
  ]);
});

it('gives the same response to a forgotten password whether the address is known or not', async () => {
  bff.overrides.set('ForgottenPassword', ok);
  renderIn('it', <ResetPasswordView />);
  await user.type(screen.getByLabelText('E-mail'), 'ada@example.org');
  await user.click(screen.getByRole('button', { name: 'Invia il link' }));
  await waitFor(() => expect(bff.operationNames()).toEqual(['ForgottenPassword']));
  expect(await screen.findByText(/^Se ada@example\.org è l’indirizzo/)).toBeVisible();
});
