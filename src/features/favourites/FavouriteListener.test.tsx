import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import { renderIn } from '@/i18n/testing/renderIn';
import { mockDialogMethods } from '@/overlays/testing';
import { setSession } from '@/session/session';
import { FakeBff, errorResponse } from '@/session/testing/FakeBff';
import { refetchViewer } from '@/session/viewer';
import { FavouriteToggle } from './FavouriteToggle';
import { FavouriteListener } from './FavouriteListener';

const pointer = userEvent.setup({ delay: null });

jest.mock('next/router', () => ({
  __esModule: true,
  default: { replace: jest.fn(), events: { on: jest.fn(), off: jest.fn() } },
}));

beforeAll(mockDialogMethods);
let bff: FakeBff;
beforeEach(() => {
  bff = new FakeBff();
  bff.install();
});
afterEach(() => act(() => setSession({ status: 'loading' })));

const show = () =>
  renderIn(
    'it',
    <main>
      <FavouriteToggle entry={{ id: '3', title: 'Cineforum' }} />
      <FavouriteToggle entry={{ id: '4', title: 'Violini in vetrina' }} look="pill" />
      <FavouriteListener />
    </main>,
  );
const toggle = (title: string) =>
  screen.getByRole('button', { name: `Salva nei preferiti: ${title}` });
const logIn = () => {
  bff.logIn();
  return act(refetchViewer);
};

it('adds and removes a favourite after a login, and announces it', async () => {
  await logIn();
  show();
  expect(toggle('Cineforum')).toHaveAttribute('aria-pressed', 'false');
  await pointer.click(toggle('Cineforum'));
  expect(await screen.findByText('Aggiunto ai preferiti: Cineforum')).toBeVisible();
  expect(toggle('Cineforum')).toHaveAttribute('aria-pressed', 'true');
  expect(toggle('Violini in vetrina')).toHaveAttribute('aria-pressed', 'false');
  expect(bff.favorites).toEqual([3]);
  await pointer.click(toggle('Cineforum'));
  expect(await screen.findByText('Tolto dai preferiti: Cineforum')).toBeVisible();
  expect(bff.favorites).toEqual([]);
});

it('reverts a failed change, and shows the reason', async () => {
  await logIn();
  bff.overrides.set('SetFavorite', errorResponse('CMS_UNREACHABLE', 502));
  show();
  await pointer.click(toggle('Cineforum'));
  expect(
    await screen.findByText(/I preferiti non sono cambiati\..*Non dipende da te/),
  ).toBeVisible();
  expect(toggle('Cineforum')).toHaveAttribute('aria-pressed', 'false');
});

it('opens the login first, and then adds the favourite', async () => {
  act(() => setSession({ status: 'out' }));
  show();
  await pointer.click(toggle('Violini in vetrina'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accedi' }));
  expect(
    dialog.getByText('Per aggiungere un elemento ai preferiti devi prima accedere.'),
  ).toBeVisible();
  await pointer.type(dialog.getByLabelText('E-mail'), 'ada@example.org');
  await pointer.type(dialog.getByLabelText('Password'), 'un cavallo giallo');
  await pointer.click(dialog.getByRole('button', { name: 'Accedi' }));
  expect(await screen.findByText('Aggiunto ai preferiti: Violini in vetrina')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bff.operationNames()).toEqual(['POST /api/session', 'SetFavorite']);
  expect(bff.favorites).toEqual([4]);
});

it('drops the change when the login is closed', async () => {
  act(() => setSession({ status: 'out' }));
  show();
  await pointer.click(toggle('Cineforum'));
  await pointer.click(await screen.findByRole('button', { name: 'Chiudi' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await logIn();
  expect(bff.operationNames()).not.toContain('SetFavorite');
});

it('adds every entry that was clicked while the code loaded', async () => {
  await logIn();
  show();
  act(() => {
    toggle('Cineforum').click();
    toggle('Violini in vetrina').click();
  });
  await waitFor(() => expect(bff.favorites).toEqual([3, 4]));
});

it('adds every entry that was clicked before the session was known', async () => {
  show();
  await pointer.click(toggle('Cineforum'));
  await pointer.click(toggle('Violini in vetrina'));
  await logIn();
  await waitFor(() => expect(bff.favorites).toEqual([3, 4]));
});

/** A navigation starts, also to another query of the page. */
const navigateTo = (path: string) =>
  act(() => {
    const events = jest.mocked(Router.events);
    const ended = events.off.mock.calls.map(([, handle]) => handle);
    for (const [event, handle] of events.on.mock.calls)
      if (event === 'routeChangeStart' && !ended.includes(handle)) handle(path, { shallow: true });
  });

it('adds an entry when the visitor navigates before the session is known', async () => {
  show();
  await pointer.click(toggle('Cineforum'));
  await screen.findByRole('status');
  navigateTo('/eventi?page=2');
  await logIn();
  await waitFor(() => expect(bff.favorites).toEqual([3]));
});

it('drops the change when a visitor without a session navigates', async () => {
  act(() => setSession({ status: 'out' }));
  show();
  await pointer.click(toggle('Cineforum'));
  await screen.findByRole('dialog', { name: 'Accedi' });
  navigateTo('/servizi');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await logIn();
  expect(bff.operationNames()).not.toContain('SetFavorite');
});
