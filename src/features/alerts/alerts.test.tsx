import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { renderIn } from '@/i18n/testing/renderIn';
import { AlertOverlay } from './AlertOverlay';
import { mockDialogMethods } from '@/overlays/testing';
import { setSession } from '@/session/session';
import { FakeBff, errorResponse } from '@/session/testing/FakeBff';
import { AlertsView } from './AlertsView';
import { MailLinkView, type MailLinkState } from './MailLinkView';

beforeAll(mockDialogMethods);

let bff: FakeBff;
beforeEach(() => {
  bff = new FakeBff();
  bff.install();
  bff.overrides.set('SaveSearch', { status: 200, json: { data: { saveSearch: true } } });
});
afterEach(() => act(() => setSession({ status: 'loading' })));

const overlay = () =>
  renderIn(
    'it',
    <AlertOverlay
      open
      onClose={() => undefined}
      section="accommodations"
      query="price-to=400"
      filters={['Fino a € 400']}
    />,
  );
const field = () => screen.getByRole('textbox', { name: 'Indirizzo e-mail' });
/** Clicks when the button is enabled again, because the pending state lasts at least 200 ms. */
async function press() {
  const button = screen.getByRole('button', { name: 'Avvisami' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
}

it('saves the search that it shows, and refers to the mailbox', async () => {
  overlay();
  const dialog = screen.getByRole('dialog', { name: 'Avvisami quando c’è qualcosa di nuovo' });
  expect(dialog).toHaveTextContent('Alloggi: Fino a € 400');
  expect(within(dialog).getByRole('link', { name: 'La tua privacy' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  await userEvent.type(field(), ' ada@example.org ');
  await userEvent.click(screen.getByRole('radio', { name: 'Ogni settimana' }));
  await press();
  expect(await screen.findByRole('heading', { name: 'Guarda la posta' })).toHaveFocus();
  expect(bff.calls.map(({ variables }) => variables)).toEqual([
    {
      site: 'it',
      section: 'accommodations',
      query: 'price-to=400',
      frequency: 'weekly',
      email: 'ada@example.org',
    },
  ]);
});

it('shows errors at the field, also those of the server, and keeps the input', async () => {
  overlay();
  await press();
  expect(field()).toHaveAccessibleDescription(/Scrivi il tuo indirizzo e-mail/);
  expect(bff.calls).toEqual([]);
  bff.overrides.set('SaveSearch', errorResponse('EMAIL_INVALID'));
  await userEvent.type(field(), 'ada@example..org');
  await press();
  expect(await screen.findByRole('group', { name: 'Non è andata' })).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(/Scrivi un indirizzo completo/);
  expect(field()).toHaveValue('ada@example..org');
  bff.overrides.set('SaveSearch', errorResponse('RATE_LIMITED', 429, 900));
  await press();
  expect(await screen.findByText(/Troppe richieste/)).toBeVisible();
});

it('fills in the address of the user, and keeps an address that was typed before', async () => {
  const user = {
    id: '1',
    fullName: 'Ada',
    email: 'ada@example.org',
    preferredLanguage: null,
    favorites: [],
  };
  overlay();
  act(() => setSession({ status: 'in', user }));
  expect(field()).toHaveValue('ada@example.org');
  await userEvent.clear(field());
  await userEvent.type(field(), 'other@example.org');
  act(() => setSession({ status: 'in', user: { ...user, email: 'third@example.org' } }));
  expect(field()).toHaveValue('other@example.org');
});

it('shows the submitted values and their error without scripts', () => {
  const { container } = renderIn(
    'en',
    <AlertsView
      section="events"
      query=""
      filters={[]}
      listHref="/en/events"
      sent={false}
      submitted={{
        email: 'ada@posta',
        frequency: 'weekly',
        problem: { text: 'Enter a complete address', field: 'email' },
      }}
    />,
  );
  expect(container).toHaveTextContent('Events: no filters');
  const box = screen.getByRole('textbox', { name: 'E-mail address' });
  expect(box).toHaveValue('ada@posta');
  expect(box).toHaveAccessibleDescription(/Enter a complete address/);
  expect(screen.getByRole('radio', { name: 'Every week' })).toBeChecked();
  expect(box.closest('form')).toHaveAttribute('action', '/en/alerts');
});

const code = 'abcdefghijklmnopqrstuvwxyz-_0123';
const id = '00000000-0000-4000-8000-000000000000';

it('keeps the code of a mail in the tab for a reload, until it was used', () => {
  const link = (state: MailLinkState, proof = { code: '', id: '' }) =>
    renderIn('it', <MailLinkView purpose="end" state={state} search={null} {...proof} />);
  link('pending', { code, id }).unmount();
  const { unmount } = link('missing');
  expect(screen.getByRole('button', { name: 'Sì, disdici' }).closest('form')).toHaveAttribute(
    'action',
    `/avvisi/disdici?code=${code}&id=${id}`,
  );
  unmount();
  link('done', { code, id }).unmount();
  link('missing');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/^Apri di nuovo il link dell’e-mail/)).toBeVisible();
  expect(screen.queryByText(/già finiti/)).toBeNull();
});

it.each<[MailLinkState, 'confirm' | 'end', RegExp, boolean]>([
  ['pending', 'confirm', /da adesso ti scriviamo/, true],
  ['done', 'confirm', /Fatto, ti avvisiamo noi/, false],
  ['gone', 'confirm', /non vale più/, false],
  ['full', 'confirm', /già dieci ricerche/, false],
  ['failed', 'confirm', /riprova fra poco/, true],
  ['pending', 'end', /cancelliamo l’indirizzo/, true],
  ['done', 'end', /Non ti scriviamo più/, false],
  ['gone', 'end', /già finiti/, false],
  ['failed', 'end', /riprova fra poco/, true],
])('shows the state %s on the page to %s a search', async (state, purpose, words, hasForm) => {
  const { container } = renderIn(
    'it',
    <MailLinkView purpose={purpose} state={state} search={null} code={code} id={id} />,
  );
  expect(container).toHaveTextContent(words);
  const form = container.querySelector('form');
  const path = { confirm: '/avvisi/conferma', end: '/avvisi/disdici' }[purpose];
  if (hasForm) expect(form).toHaveAttribute('action', `${path}?code=${code}&id=${id}`);
  else expect(form).toBeNull();
});
