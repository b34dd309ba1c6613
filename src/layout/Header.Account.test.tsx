import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockDialogMethods } from '@/overlays/testing';
import { setSession, type Session } from '@/session/session';
import { FakeBff } from '@/session/testing/FakeBff';
import { HeaderAccount } from './Header.Account';
import { renderIn } from '@/i18n/testing/renderIn';

const pointer = userEvent.setup({ delay: null });

jest.mock('next/router', () => ({
  __esModule: true,
  default: { replace: jest.fn(), events: { on: jest.fn(), off: jest.fn() } },
}));

beforeAll(mockDialogMethods);

const user = {
  id: '7',
  fullName: 'Maddalena Terraferma di Castelmora',
  email: 'maddalena@example.org',
  preferredLanguage: null,
  favorites: [],
};
const { documentElement: root } = document;
const showSession = (session: Session) => act(() => setSession(session));
afterEach(() => {
  showSession({ status: 'loading' });
  root.removeAttribute('data-signed-in');
});

it('offers the login to visitors', () => {
  renderIn('it', <HeaderAccount />);
  showSession({ status: 'out' });
  expect(screen.getByRole('button', { name: 'Accedi' })).toHaveAttribute('aria-haspopup', 'dialog');
  expect(root).not.toHaveAttribute('data-signed-in');
});

it('greets a logged-in user, with the full name for screen readers', () => {
  renderIn('it', <HeaderAccount />);
  showSession({ status: 'in', user });
  const link = screen.getByRole('link', {
    name: 'Ciao, Maddalena Terraferma di Castelmora: il tuo profilo',
    hidden: true,
  });
  expect(link).toHaveAttribute('href', '/account');
  expect(link).toHaveTextContent('Ciao, Maddalena Terraferma di Castelmora');
  // On a narrow screen: the first letters of the first and the last name.
  expect(link.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'MC');
  expect(root).toHaveAttribute('data-signed-in');
});

it('does not greet a user without a name', () => {
  renderIn('it', <HeaderAccount />);
  showSession({ status: 'in', user: { ...user, fullName: '' } });
  const link = screen.getByRole('link', { name: 'Il tuo profilo', hidden: true });
  expect(link).toHaveTextContent('Il tuo profilo');
});

it('links the account also when the check failed', () => {
  renderIn('en', <HeaderAccount />);
  showSession({ status: 'failed' });
  expect(screen.getByRole('link', { name: 'Your account', hidden: true })).toHaveAttribute(
    'href',
    '/en/account',
  );
  expect(root).toHaveAttribute('data-signed-in');
});

it('does not change the first paint before the session has loaded', () => {
  root.setAttribute('data-signed-in', '');
  renderIn('it', <HeaderAccount />);
  expect(root).toHaveAttribute('data-signed-in');
});

it('opens the login over the page, and shows the account link after the login', async () => {
  new FakeBff().install();
  renderIn('it', <HeaderAccount />);
  showSession({ status: 'out' });
  await pointer.click(screen.getByRole('button', { name: 'Accedi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accedi' }));
  await pointer.type(dialog.getByLabelText('E-mail'), 'ada@example.org');
  await pointer.type(dialog.getByLabelText('Password'), 'un cavallo giallo');
  await pointer.click(dialog.getByRole('button', { name: 'Accedi' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(
    await screen.findByRole('link', { name: 'Ciao, Ada Bianchi: il tuo profilo', hidden: true }),
  ).toBeInTheDocument();
});
