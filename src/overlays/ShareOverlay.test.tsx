import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/i18n/testing/renderIn';
import { ShareOverlay } from './ShareOverlay';
import { mockDialogMethods } from './testing';

beforeAll(mockDialogMethods);

const open = () =>
  renderIn('it', <ShareOverlay open onClose={() => undefined} title="Trova casa" />);

it('shares the page by e-mail, as a link and as a QR code', async () => {
  const user = userEvent.setup();
  open();
  const dialog = screen.getByRole('dialog', { name: 'Condividi' });
  const mail = within(dialog).getByRole('link', { name: 'E-mail' });
  expect(mail).toHaveAttribute(
    'href',
    `mailto:?subject=Trova%20casa&body=${encodeURIComponent(`Guarda qui: ${location.href}`)}`,
  );
  expect(within(dialog).getByRole('textbox', { name: 'Link di questa pagina' })).toHaveValue(
    location.href,
  );
  expect(within(dialog).getByRole('img', { name: 'Codice QR' })).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Copia il link' }));
  expect(await navigator.clipboard.readText()).toBe(location.href);
  expect(within(dialog).getByRole('status')).toHaveTextContent('Link copiato');
});

it('shows what to do when copying fails', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  open();
  await user.click(screen.getByRole('button', { name: 'Copia il link' }));
  expect(screen.getByRole('status')).toHaveTextContent('Il link non si è copiato');
});

it('offers the device’s own share dialog if there is one', async () => {
  const share = jest.fn(async () => undefined);
  Object.assign(navigator, { share });
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Invia con un’app' }));
  expect(share).toHaveBeenCalledWith({ title: 'Trova casa', url: location.href });
  Reflect.deleteProperty(navigator, 'share');
});
