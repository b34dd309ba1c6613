import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import { renderIn } from '@/i18n/testing/renderIn';
import { getSession, setSession } from '@/session/session';
import { FakeBff, errorResponse } from '@/session/testing/FakeBff';
import { refetchViewer } from '@/session/viewer';
import { LoginView } from './LoginView';
import { PasswordView } from './PasswordView';
import { ProfileView } from './ProfileView';

const user = userEvent.setup({ delay: null });

jest.mock('next/router', () => ({
  __esModule: true,
  default: { replace: jest.fn(), push: jest.fn(), events: { on: jest.fn(), off: jest.fn() } },
}));

const device = (id: string, name: string, current: boolean) => ({
  __typename: 'Session',
  id,
  device: name,
  createdAt: '2026-11-02T10:00:00Z',
  lastUsedAt: '2026-11-20T10:00:00Z',
  current,
});
const answer = (data: object) => ({ status: 200, json: { data } });

let bff: FakeBff;
beforeEach(async () => {
  history.replaceState(null, '', '/account/profile');
  bff = new FakeBff();
  bff.install();
  bff.logIn();
  bff.overrides.set(
    'Sessions',
    answer({
      sessions: [device('1', 'Firefox, Android', true), device('2', 'Chrome, Linux', false)],
    }),
  );
  jest.mocked(Router.replace).mockReset().mockResolvedValue(true);
  jest.mocked(Router.push).mockReset().mockResolvedValue(true);
  await act(refetchViewer);
});
afterEach(() => act(() => setSession({ status: 'loading' })));

const press = (name: string) => user.click(screen.getByRole('button', { name }));

it('explains that a new address must be confirmed first', async () => {
  renderIn('it', <ProfileView isCheckFailed={false} />);
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  expect(screen.queryByLabelText('Password attuale')).toBeNull();
  await user.clear(email);
  await user.type(email, 'ada@posta.example');
  expect(screen.getByLabelText('Password attuale')).toHaveAttribute(
    'autocomplete',
    'current-password',
  );
  await user.type(screen.getByLabelText('Password attuale'), 'un cavallo giallo');
  await press('Salva');
  expect(await screen.findByText(/Ti abbiamo scritto a ada@posta\.example/)).toBeVisible();
  expect(bff.calls.find(({ name }) => name === 'ChangeEmail')?.variables).toEqual({
    email: 'ada@posta.example',
    currentPassword: 'un cavallo giallo',
  });
  expect(email).toHaveValue('ada@example.org');
  expect(screen.queryByLabelText('Password attuale')).toBeNull();
  await screen.findByText('Firefox, Android');
});

it('rejects a new address without the right password, and keeps the input', async () => {
  bff.overrides.set('ChangeEmail', errorResponse('INVALID'));
  renderIn('it', <ProfileView isCheckFailed={false} />);
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await user.clear(email);
  await user.type(email, 'ada@posta.example');
  await press('Salva');
  const field = () => screen.getByLabelText('Password attuale');
  expect(await screen.findByRole('group')).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(/Scrivi la password attuale/);
  expect(bff.operationNames()).not.toContain('ChangeEmail');
  await user.type(field(), 'quella sbagliata');
  await press('Salva');
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/La password non è corretta/));
  expect(email).toHaveValue('ada@posta.example');
  expect(field()).toHaveValue('quella sbagliata');
  await user.clear(email);
  await user.type(email, ' ADA@example.org ');
  bff.overrides.delete('ChangeEmail');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Salva' })).not.toHaveAttribute('aria-disabled'),
  );
  await press('Salva');
  expect(await screen.findByText('I tuoi dati sono salvati.')).toBeVisible();
  expect(bff.operationNames().filter((name) => name === 'ChangeEmail')).toHaveLength(1);
});

it('shows the devices, and logs out all others', async () => {
  bff.overrides.set('LogoutElsewhere', answer({ deleteRefreshTokens: true }));
  renderIn('it', <ProfileView isCheckFailed={false} />);
  expect(await screen.findByText('Questo dispositivo')).toBeVisible();
  const [own, other] = screen.getAllByRole('listitem').slice(-2);
  expect(own).toHaveTextContent(/Firefox, Android.*Questo dispositivo/);
  expect(other).toHaveTextContent('Chrome, Linux');
  expect(other).not.toHaveTextContent('Questo dispositivo');
  bff.overrides.set('Sessions', answer({ sessions: [device('1', 'Firefox, Android', true)] }));
  await press('Esci dagli altri dispositivi');
  expect(await screen.findByText(/Accesso chiuso sugli altri dispositivi/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Chrome, Linux')).toBeNull());
  expect(document.body).not.toHaveFocus();
});

it('reports that the devices could not be loaded, and loads them again', async () => {
  bff.overrides.set('Sessions', new Error('offline'));
  renderIn('it', <ProfileView isCheckFailed={false} />);
  // Screen readers announce the failure only in a region that was there before.
  const region = screen.getByText('Stiamo caricando i tuoi dispositivi…').closest('[role=status]');
  expect(await screen.findByText(/non si è caricato/)).toBeVisible();
  expect(region).toHaveTextContent(/non si è caricato/);
  bff.overrides.set('Sessions', answer({ sessions: [device('1', 'Firefox, Android', true)] }));
  await press('Riprova');
  expect(await screen.findByText('Firefox, Android')).toBeVisible();
  expect(document.activeElement).toContainElement(screen.getByText('Firefox, Android'));
  expect(document.body).not.toHaveFocus();
});

it('downloads all data as a file', async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob);
    return 'blob:data';
  };
  URL.revokeObjectURL = jest.fn();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  renderIn('it', <ProfileView isCheckFailed={false} />);
  await press('Scarica i tuoi dati');
  expect(await screen.findByText(/Il file è pronto/)).toBeVisible();
  expect(click.mock.contexts[0]).toMatchObject({ download: 'studium-i-miei-dati.json' });
  expect(blobs[0]).toMatchObject({ type: 'application/json' });
  click.mockRestore();
});

it('shows why the data cannot be downloaded', async () => {
  bff.overrides.set('AccountExport', errorResponse('RATE_LIMITED', 429, 150));
  renderIn('it', <ProfileView isCheckFailed={false} />);
  await press('Scarica i tuoi dati');
  expect(await screen.findByText(/Riprova tra 3 minuti/)).toBeVisible();
});

it('fetches the user again after a change, and returns the address that is not confirmed yet', async () => {
  renderIn('it', <ProfileView isCheckFailed={false} />);
  const name = screen.getByRole('textbox', { name: 'Nome e cognome' });
  await user.clear(name);
  await user.type(name, ' Ada B. ');
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await user.clear(email);
  await user.type(email, 'nuova@example.org');
  await user.type(screen.getByLabelText('Password attuale'), 'segreta');
  await press('Salva');
  expect(await screen.findByText(/Ti abbiamo scritto a nuova@example\.org/)).toBeVisible();
  expect(bff.operationNames().filter((one) => one !== 'Sessions')).toEqual([
    ...['Viewer', 'Viewer', 'UpdateViewer', 'Viewer', 'ChangeEmail'],
  ]);
  expect(bff.calls.find((call) => call.name === 'UpdateViewer')?.variables).toEqual({
    fullName: 'Ada B.',
    email: 'ada@example.org',
  });
});

it('saves the name after the address was confirmed on another device, and shows that address', async () => {
  renderIn('it', <ProfileView isCheckFailed={false} />);
  const name = screen.getByRole('textbox', { name: 'Nome e cognome' });
  await user.clear(name);
  await user.type(name, 'Ada B.');
  bff.email = 'nuova@example.org';
  await press('Salva');
  await waitFor(() => {
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('nuova@example.org');
  });
  expect(bff.operationNames()).toContain('UpdateViewer');
  expect(bff.operationNames()).not.toContain('ChangeEmail');
});

it.each([null, errorResponse('INVALID')])(
  'deletes the account with the password twice, and logs out: %j',
  async (refusal) => {
    if (refusal) bff.overrides.set('DeleteAccount', refusal);
    localStorage.setItem('compare', 'universities:5');
    renderIn('it', <ProfileView isCheckFailed={false} />);
    await user.type(screen.getByLabelText('Password'), 'segreta');
    await press('Elimina il mio profilo per sempre');
    await waitFor(() => expect(getSession().status).toBe('out'));
    expect(document.cookie).not.toContain('SIGNED_IN');
    expect(bff.operationNames()).toContain('DELETE /api/session');
    const request = bff.calls.find(({ name }) => name === 'DeleteAccount');
    expect(request?.variables).toEqual({ password: 'segreta', confirmPassword: 'segreta' });
    expect(localStorage.getItem('compare')).toBe(null);
    renderIn('it', <LoginView />);
    const words = refusal ? /non è stato eliminato/ : /abbiamo cancellato tutti i tuoi dati/;
    expect(await screen.findByText(words)).toBeVisible();
  },
);

it('deletes the account only with a password, and redirects to the login', async () => {
  renderIn('it', <ProfileView isCheckFailed={false} />);
  await press('Elimina il mio profilo per sempre');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Scrivi la password');
  expect(bff.operationNames()).not.toContain('DeleteAccount');
  await user.type(screen.getByLabelText('Password'), 'un cavallo giallo');
  await press('Elimina il mio profilo per sempre');
  await waitFor(() =>
    expect(Router.replace).toHaveBeenCalledWith('/login?next=%2Faccount%2Fprofile', undefined, {
      locale: false,
    }),
  );
});

it('changes the password and empties the fields, or keeps them and shows which one is wrong', async () => {
  bff.overrides.set('UpdatePassword', errorResponse('INVALID'));
  renderIn('it', <PasswordView isCheckFailed={false} />);
  await user.type(screen.getByLabelText('Password attuale'), 'quella sbagliata');
  await user.type(screen.getByLabelText('Nuova password'), 'un cavallo verde');
  await user.type(screen.getByLabelText('Ripeti la password'), 'un cavallo verde');
  await press('Cambia la password');
  expect(await screen.findByRole('group')).toHaveFocus();
  expect(screen.getByLabelText('Password attuale')).toHaveAccessibleDescription(
    'La password non è corretta',
  );
  expect(screen.getByLabelText('Nuova password')).toHaveValue('un cavallo verde');
  bff.overrides.set('UpdatePassword', answer({ updatePassword: 'ok' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Cambia la password' })).not.toHaveAttribute(
      'aria-disabled',
    ),
  );
  await press('Cambia la password');
  expect(await screen.findByText(/^Password cambiata/)).toBeVisible();
  expect(screen.getByLabelText('Nuova password')).toHaveValue('');
});

it('logs out at once, and ends the session of the page when the home page has opened', async () => {
  let openHome = (): void => undefined;
  jest.mocked(Router.push).mockReturnValue(
    new Promise((resolve) => {
      openHome = () => resolve(true);
    }),
  );
  renderIn('en', <PasswordView isCheckFailed={false} />);
  await press('Log out');
  expect(Router.push).toHaveBeenCalledWith('/en', undefined, { locale: false });
  expect(bff.operationNames()).toContain('DELETE /api/session');
  expect(getSession().status).toBe('in');
  openHome();
  await waitFor(() => expect(getSession().status).toBe('out'));
});

it('logs out also when the home page does not open', async () => {
  jest.mocked(Router.push).mockRejectedValue(new Error('The page has an error'));
  renderIn('en', <PasswordView isCheckFailed={false} />);
  await press('Log out');
  await waitFor(() => expect(getSession().status).toBe('out'));
});

it('shows the next person at the device neither the searches nor the comparison of the visitor', async () => {
  const traces = {
    'searches:it': '["mensa"]',
    'searches:en': '["canteen"]',
    compare: 'universities:5',
  };
  for (const [key, text] of Object.entries(traces)) localStorage.setItem(key, text);
  localStorage.setItem('theme', 'dark');
  renderIn('it', <PasswordView isCheckFailed={false} />);
  await press('Esci');
  await waitFor(() => expect(getSession().status).toBe('out'));
  expect(Object.keys(localStorage)).toEqual(['theme']);
  localStorage.clear();
});
