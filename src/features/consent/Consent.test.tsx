import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/i18n/testing/renderIn';
import { Consent } from './Consent';
import { consentVersion } from './choice';

const reload = jest.fn();
const scripts = () => [...document.scripts].map(({ src }) => src);
const loaded = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1';

const show = () =>
  renderIn(
    'it',
    <>
      <Consent id="GTM-TEST1" reload={reload} />
      <footer data-legal />
    </>,
  );
const banner = () => screen.queryByRole('region', { name: 'Possiamo contare le visite?' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function forget(): void {
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
  document.head.replaceChildren();
  delete (window as { dataLayer?: unknown }).dataLayer;
}
/** The network is missing, and the choice is valid all the same. */
const send = jest.fn(() => Promise.reject(new Error('no network')));

beforeEach(() => {
  forget();
  send.mockClear();
  globalThis.fetch = send;
  reload.mockReset();
});
afterAll(forget);

it('requests consent before any tag loads, with equal buttons for yes and no', () => {
  show();
  expect(banner()).toBeInTheDocument();
  expect(scripts()).toEqual([]);
  expect(document.cookie).toBe('');
  const yes = screen.getByRole('button', { name: 'Accetta tutti' });
  const no = screen.getByRole('button', { name: 'Rifiuta' });
  expect(yes.className).toBe(no.className);
  expect(yes.parentElement).toBe(no.parentElement);
  expect(screen.getByRole('link', { name: 'Leggi tutto sui cookie' })).toHaveAttribute(
    'href',
    '/cookie',
  );
});

it('does not trap the focus, and scrolling is no consent', async () => {
  show();
  expect(document.body).toHaveFocus();
  fireEvent.scroll(window, { target: { scrollY: 900 } });
  await userEvent.keyboard('{Escape}');
  expect(banner()).toBeInTheDocument();
  expect(scripts()).toEqual([]);
});

it('loads the tags after a yes, with all but statistics denied', async () => {
  show();
  await press('Accetta tutti');
  expect(banner()).not.toBeInTheDocument();
  expect(scripts()).toEqual([loaded]);
  const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
  expect([...Array.from(dataLayer[0] ?? [])].slice(0, 2)).toEqual(['consent', 'default']);
  expect(Object.values(dataLayer[0]?.[2] ?? {})).toEqual(Array(4).fill('denied'));
  expect(dataLayer[1]?.[2]).toEqual({ analytics_storage: 'granted' });
  expect(document.cookie).toMatch(new RegExp(`CONSENT=${consentVersion}\\.\\d{10}\\.yes`));
});

it.each(['Rifiuta', 'Continua senza accettare'])('loads nothing after «%s»', async (name) => {
  show();
  await press(name);
  expect(banner()).not.toBeInTheDocument();
  expect(scripts()).toEqual([]);
  expect(document.cookie).toMatch(/\.no$/);
  expect(send.mock.calls).toEqual([
    ['/api/consent?statistics=no', expect.objectContaining({ method: 'POST', keepalive: true })],
  ]);
});

it('has an unticked box for each purpose', async () => {
  show();
  await press('Scegli nel dettaglio');
  const box = screen.getByRole('checkbox', { name: /^Statistiche/ });
  expect(box).not.toBeChecked();
  await press('Salva la scelta');
  expect(document.cookie).toMatch(/\.no$/);
  expect(scripts()).toEqual([]);
});

it('does not open after a choice', () => {
  document.cookie = `CONSENT=${consentVersion}.${Math.floor(Date.now() / 1000)}.no; Path=/`;
  show();
  expect(banner()).not.toBeInTheDocument();
});

it('opens from the footer with the choice; a withdrawal deletes cookies and stops the tags', async () => {
  show();
  await press('Accetta tutti');
  document.cookie = '_ga=GA1.1.1.1; Path=/';
  document.cookie = '_ga_ABC=1; Path=/';
  document.cookie = 'SIGNED_IN=1; Path=/';
  await press('Preferenze sui cookie');
  const region = banner();
  expect(region).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: /^Statistiche/ })).toBeChecked();
  expect(within(region as HTMLElement).getByText(/le statistiche sono accettate/)).toBeVisible();
  await press('Rifiuta');
  expect(document.cookie).not.toMatch(/_ga/);
  expect(document.cookie).toMatch(/SIGNED_IN=1/);
  expect(document.cookie).toMatch(/CONSENT=[\d.]+no/);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Preferenze sui cookie' })).toHaveFocus();
});

it('keeps the choice when the preferences are closed with the X', async () => {
  show();
  await press('Accetta tutti');
  await press('Preferenze sui cookie');
  await press('Chiudi senza cambiare');
  expect(banner()).not.toBeInTheDocument();
  expect(document.cookie).toMatch(/\.yes$/);
  expect(reload).not.toHaveBeenCalled();
});
