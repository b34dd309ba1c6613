import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { withDialogs } from '@/overlays/testing';
import { setSession, type Session } from '@/session/session';
import { BffInTest } from '@/session/testing/BffInTest';
import { HeaderAccount } from './Header.Account';
import { renderIn } from './testing';

const pointer = userEvent.setup({ delay: null });

jest.mock('next/router', () => ({
  __esModule: true,
  default: { replace: jest.fn(), events: { on: jest.fn(), off: jest.fn() } },
}));

beforeAll(withDialogs);

const user = {
  id: '7',
  fullName: 'Maddalena Terraferma di Castelmora',
  email: 'maddalena@example.org',
  favorites: [],
};
const { documentElement: root } = document;
const see = (session: Session) => act(() => setSession(session));
afterEach(() => {
  see({ status: 'unknown' });
  root.removeAttribute('data-signed-in');
});

it('offers the login to visitors', async () => {
  const { container } = renderIn('it', <HeaderAccount />);
  see({ status: 'out' });
  expect(screen.getByRole('button', { name: 'Accedi' })).toHaveAttribute('aria-haspopup', 'dialog');
  expect(root).not.toHaveAttribute('data-signed-in');
  expect(await axe(container)).toHaveNoViolations();
});

it('greets who is logged in, by the whole name for those who hear it', async () => {
  const { container } = renderIn('it', <HeaderAccount />);
  see({ status: 'in', user });
  const link = screen.getByRole('link', {
    name: 'Ciao, Maddalena Terraferma di Castelmora: il tuo profilo',
    hidden: true,
  });
  expect(link).toHaveAttribute('href', '/account');
  expect(link).toHaveTextContent('Ciao, Maddalena Terraferma di Castelmora');
  expect(root).toHaveAttribute('data-signed-in');
  expect(await axe(container)).toHaveNoViolations();
});

it.each(['loading', 'failed'] as const)('keeps the place of the name while it is %s', (status) => {
  renderIn('en', <HeaderAccount />);
  see({ status });
  expect(screen.getByRole('link', { name: 'Your account', hidden: true })).toHaveAttribute(
    'href',
    '/en/account',
  );
  expect(root).toHaveAttribute('data-signed-in');
});

it('leaves what the first paint showed until the browser has looked', () => {
  root.setAttribute('data-signed-in', '');
  renderIn('it', <HeaderAccount />);
  expect(root).toHaveAttribute('data-signed-in');
});

it('opens the login over the page, and goes on at the account when somebody has logged in', async () => {
  new BffInTest().install();
  renderIn('it', <HeaderAccount />);
  see({ status: 'out' });
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
