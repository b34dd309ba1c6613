import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { act } from 'react';
import { renderIn } from '@/layout/testing';
import { AlertOverlay } from '@/overlays/AlertOverlay';
import { withDialogs } from '@/overlays/testing';
import { setSession } from '@/session/session';
import { AlertsView } from './AlertsView';
import { MailedView, type MailedState } from './MailedView';

beforeAll(withDialogs);

const sent: Record<string, unknown>[] = [];
let answer: object = { data: { saveSearch: true } };

beforeEach(() => {
  sent.splice(0);
  answer = { data: { saveSearch: true } };
  global.fetch = jest.fn(async (_: unknown, { body }: RequestInit = {}) => {
    sent.push(
      (JSON.parse(typeof body === 'string' ? body : '{}') as { variables: Record<string, unknown> })
        .variables,
    );
    return { status: 200, json: async () => answer } as Response;
  });
});
afterEach(() => act(() => setSession({ status: 'unknown' })));

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
/** Presses as soon as a press counts: what is under way shows for 200 ms at least. */
async function press() {
  const button = screen.getByRole('button', { name: 'Avvisami' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
}

it('saves the search that it shows, and says to look at the mail', async () => {
  const { baseElement } = overlay();
  const dialog = screen.getByRole('dialog', { name: 'Avvisami quando c’è qualcosa di nuovo' });
  expect(dialog).toHaveTextContent('Alloggi: Fino a € 400');
  expect(within(dialog).getByRole('link', { name: 'La tua privacy' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  expect(await axe(baseElement)).toHaveNoViolations();
  await userEvent.type(field(), ' ada@example.org ');
  await userEvent.click(screen.getByRole('radio', { name: 'Ogni settimana' }));
  await press();
  expect(await screen.findByRole('heading', { name: 'Guarda la posta' })).toHaveFocus();
  expect(sent).toEqual([
    {
      site: 'it',
      section: 'accommodations',
      query: 'price-to=400',
      frequency: 'weekly',
      email: 'ada@example.org',
    },
  ]);
  expect(await axe(baseElement)).toHaveNoViolations();
});

it('says in the field what is wrong, also when the site alone knows, and keeps what was typed', async () => {
  const { baseElement } = overlay();
  await press();
  expect(field()).toHaveAccessibleDescription(/Scrivi il tuo indirizzo e-mail/);
  expect(sent).toEqual([]);
  answer = { errors: [{ message: 'no', extensions: { code: 'EMAIL_INVALID' } }] };
  await userEvent.type(field(), 'ada@example..org');
  await press();
  expect(await screen.findByRole('group', { name: 'Non è andata' })).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(/Scrivi un indirizzo completo/);
  expect(field()).toHaveValue('ada@example..org');
  expect(await axe(baseElement)).toHaveNoViolations();
  answer = { errors: [{ message: 'no', extensions: { code: 'RATE_LIMITED', retryAfter: 900 } }] };
  await press();
  expect(await screen.findByText(/Troppe richieste/)).toBeVisible();
});

it('fills in the address of who is logged in, and leaves what was typed before', async () => {
  const user = { id: '1', fullName: 'Ada', email: 'ada@example.org', favorites: [] };
  overlay();
  act(() => setSession({ status: 'in', user }));
  expect(field()).toHaveValue('ada@example.org');
  await userEvent.clear(field());
  await userEvent.type(field(), 'other@example.org');
  act(() => setSession({ status: 'in', user: { ...user, email: 'third@example.org' } }));
  expect(field()).toHaveValue('other@example.org');
});

it('without scripts the page has what was sent, and what is wrong with it', async () => {
  const { container } = renderIn(
    'en',
    <AlertsView
      section="events"
      query=""
      filters={[]}
      listHref="/en/events"
      sent={false}
      before={{
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
  expect(await axe(container)).toHaveNoViolations();
});

it.each<[MailedState, 'confirm' | 'end', RegExp, boolean]>([
  ['asked', 'confirm', /da adesso ti scriviamo/, true],
  ['done', 'confirm', /Fatto, ti avvisiamo noi/, false],
  ['gone', 'confirm', /non vale più/, false],
  ['full', 'confirm', /già dieci ricerche/, false],
  ['failed', 'confirm', /riprova fra poco/, true],
  ['asked', 'end', /cancelliamo l’indirizzo/, true],
  ['done', 'end', /Non ti scriviamo più/, false],
  ['gone', 'end', /già finiti/, false],
  ['failed', 'end', /riprova fra poco/, true],
])('%s: the page to %s says so', async (state, purpose, words, asks) => {
  const action = `/avvisi/${purpose}?code=a&id=b`;
  const { container } = renderIn(
    'it',
    <MailedView purpose={purpose} state={state} search={null} action={action} />,
  );
  expect(container).toHaveTextContent(words);
  const form = container.querySelector('form');
  if (asks) expect(form).toHaveAttribute('action', action);
  else expect(form).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});
