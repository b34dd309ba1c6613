import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderIn } from '@/layout/testing';
import { setSession } from '@/session/session';
import { BffInTest, refused } from '@/session/testing/BffInTest';
import { LoginView } from './LoginView';

const user = userEvent.setup({ delay: null });

jest.mock('next/router', () => ({
  __esModule: true,
  default: { replace: jest.fn(), events: { on: jest.fn(), off: jest.fn() } },
}));

let bff: BffInTest;
beforeEach(() => {
  bff = new BffInTest();
  bff.install();
});
afterEach(() => act(() => setSession({ status: 'unknown' })));

const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText('Password');
const submit = () => user.click(screen.getByRole('button', { name: 'Accedi' }));
const summary = () => screen.findByRole('group');
const fill = async () => {
  await user.type(email(), ' ada@example.org ');
  await user.type(password(), 'un cavallo giallo');
};

it('asks for nothing until it is sent, then says in one place what is missing', async () => {
  const { container } = renderIn('it', <LoginView />);
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
  expect(await axe(container)).toHaveNoViolations();
});

it('sends nothing into the address, and tells password managers what is what', () => {
  const { container } = renderIn('it', <LoginView />);
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

it('says that e-mail or password are wrong, and keeps both', async () => {
  bff.instead.set('POST /api/session', refused('INVALID', 401));
  renderIn('it', <LoginView />);
  await fill();
  await submit();
  expect(await summary()).toHaveTextContent('L’e-mail o la password non sono corrette');
  expect(email()).toHaveValue('ada@example.org');
  expect(password()).toHaveValue('un cavallo giallo');
});

it('tells who knows the password that the address waits for its confirmation', async () => {
  bff.instead.set('POST /api/session', refused('NOT_ACTIVE', 401));
  renderIn('it', <LoginView />);
  await fill();
  await submit();
  expect(await summary()).toHaveTextContent('Il profilo non è ancora attivo');
  expect(screen.getByRole('link', { name: /e-mail di conferma/ })).toHaveAttribute(
    'href',
    '/admin/verify-email',
  );
});

it.each([
  [refused('RATE_LIMITED', 429, 150), 'Riprova tra 3 minuti'],
  [refused('RATE_LIMITED', 429, 20), 'tra meno di un minuto'],
  [refused('CMS_UNREACHABLE', 502), 'Non dipende da te'],
  [refused('SOMETHING_NEW', 500), 'Il problema è nostro'],
  [new Error('offline'), 'forse manca la rete'],
])('tells what kept it from working: %#', async (answer, words) => {
  bff.instead.set('POST /api/session', answer);
  renderIn('it', <LoginView />);
  await fill();
  await submit();
  expect(await summary()).toHaveTextContent(words);
  expect(password()).toHaveValue('un cavallo giallo');
});

it('says that it is under way, and is sent once', async () => {
  let go: () => void = () => undefined;
  bff.before = () =>
    new Promise((resolve) => {
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
