import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/i18n/testing/renderIn';
import { TextsProvider } from '@/i18n/testing/TextsProvider';
import type { Locale } from '@/routing/locales';
import { setSession } from '@/session/session';
import { FakeBff, errorResponse } from '@/session/testing/FakeBff';
import { LoginView } from './LoginView';

const user = userEvent.setup({ delay: null });

jest.mock('next/router', () => ({
  __esModule: true,
  default: { replace: jest.fn(), events: { on: jest.fn(), off: jest.fn() } },
}));

let bff: FakeBff;
beforeEach(() => {
  bff = new FakeBff();
  bff.install();
});
afterEach(() => act(() => setSession({ status: 'loading' })));

const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText('Password');
const submit = () => user.click(screen.getByRole('button', { name: 'Accedi' }));
const summary = () => screen.findByRole('group');
const fill = async () => {
  await user.type(email(), ' ada@example.org ');
  await user.type(password(), 'un cavallo giallo');
};

it('shows no errors before submit, then a summary of what is missing', async () => {
  renderIn('it', <LoginView />);
  await user.click(email());
  await user.tab();
  expect(screen.queryByRole('group')).toBeNull();
  expect(email()).not.toHaveAttribute('aria-invalid');
  await submit();
  expect(await summary()).toHaveFocus();
  expect(screen.getByText('Ci sono 2 cose da sistemare')).toBeVisible();
  expect(email()).toHaveAccessibleDescription('Scrivi il tuo indirizzo e-mail');
  await user.click(screen.getByRole('link', { name: 'Scrivi la password' }));
  expect(password()).toHaveFocus();
  expect(bff.calls).toEqual([]);
});

it('puts no values into the address, and has autocomplete attributes for password managers', () => {
  const { container } = renderIn('it', <LoginView />);
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

it('reports that user name or password are wrong, says what else it can be, and keeps both', async () => {
  bff.overrides.set('POST /api/session', errorResponse('INVALID', 401));
  renderIn('it', <LoginView />);
  await fill();
  await submit();
  expect(await summary()).toHaveTextContent('Il nome utente o la password non sono corretti');
  expect(await summary()).toHaveTextContent('il nome utente è il tuo indirizzo e-mail');
  expect(await summary()).toHaveTextContent('apri prima il link che ti abbiamo mandato');
  expect(screen.getByRole('link', { name: /e-mail di conferma/ })).toHaveAttribute(
    'href',
    '/admin/verify-email',
  );
  expect(email()).toHaveValue('ada@example.org');
  expect(password()).toHaveValue('un cavallo giallo');
});

it('shows the errors in the language that the visitor chooses to read them, and keeps the input', async () => {
  const inLanguage = (locale: Locale) => (
    <TextsProvider locale={locale}>
      <LoginView />
    </TextsProvider>
  );
  const { rerender } = render(inLanguage('it'));
  await user.type(email(), 'ada');
  await submit();
  expect(await summary()).toHaveTextContent('Scrivi la password');
  rerender(inLanguage('en'));
  expect(await summary()).toHaveTextContent('Write your password');
  expect(email()).toHaveAccessibleDescription(/^The e-mail address is not complete/);
  expect(email()).toHaveValue('ada');
  bff.overrides.set('POST /api/session', errorResponse('INVALID', 401));
  await user.type(email(), '@example.org');
  await user.type(password(), 'a yellow horse');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(async () =>
    expect(await summary()).toHaveTextContent('The username or password is incorrect'),
  );
  rerender(inLanguage('it'));
  expect(await summary()).toHaveTextContent('Il nome utente o la password non sono corretti');
});

it.each([
  [errorResponse('RATE_LIMITED', 429, 150), 'Riprova tra 3 minuti'],
  [errorResponse('RATE_LIMITED', 429, 20), 'tra meno di un minuto'],
  [errorResponse('CMS_UNREACHABLE', 502), 'Non dipende da te'],
  [errorResponse('SOMETHING_NEW', 500), 'Il problema è nostro'],
  [new Error('offline'), 'forse manca la rete'],
])('shows the reason of a failure: %#', async (answer, words) => {
  bff.overrides.set('POST /api/session', answer);
  renderIn('it', <LoginView />);
  await fill();
  await submit();
  expect(await summary()).toHaveTextContent(words);
  expect(password()).toHaveValue('un cavallo giallo');
});

it('shows a pending state, and sends the form once', async () => {
  let go: () => void = () => undefined;
  bff.beforeResponse = (name) =>
    name === 'Viewer'
      ? Promise.resolve()
      : new Promise((resolve) => {
          go = resolve;
        });
  renderIn('en', <LoginView />);
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@example.org');
  await user.type(screen.getByLabelText('Password'), 'a yellow horse');
  const button = screen.getByRole('button', { name: 'Log in' });
  await user.click(button);
  await waitFor(() => expect(bff.calls).toHaveLength(1));
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Logging in…')).toBeInTheDocument();
  await user.click(button);
  expect(bff.calls).toHaveLength(1);
  go();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
});
