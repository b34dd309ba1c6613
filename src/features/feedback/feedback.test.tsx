import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/i18n/testing/renderIn';
import { FeedbackForm } from './FeedbackForm';
import { Report } from './Report';

const sent: Record<string, string>[] = [];
let ok = true;

beforeEach(() => {
  sent.splice(0);
  ok = true;
  global.fetch = jest.fn(async (_: unknown, { body }: RequestInit = {}) => {
    sent.push(Object.fromEntries(body as URLSearchParams));
    return { ok } as Response;
  });
});

const button = (name: string) => screen.getByRole('button', { name });

it('thanks for a yes at once, and keeps the focus', async () => {
  renderIn('it', <FeedbackForm path="/muoversi" />);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(button('Sì'));
  expect(await screen.findByRole('status')).toHaveTextContent('Grazie');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(sent).toEqual([{ path: '/muoversi', clear: 'yes', reason: '', kind: 'opinion' }]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('opens a field for the reason after a no, keeps the focus, and sends both together', async () => {
  renderIn('en', <FeedbackForm path="/en/getting-around" />);
  await userEvent.click(button('No'));
  expect(button('No')).toHaveFocus();
  expect(button('No')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('tell us below');
  expect(sent).toEqual([]);
  const reason = screen.getByRole('textbox', { name: 'What is not clear?' });
  expect(reason).toHaveAccessibleDescription(/up to 500 characters/);
  await userEvent.type(reason, 'Which bus?');
  await userEvent.click(button('Send'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/Thank you/));
  expect(screen.getByRole('status')).toHaveFocus();
  expect(sent).toEqual([
    { path: '/en/getting-around', clear: 'no', reason: 'Which bus?', kind: 'opinion' },
  ]);
});

it('reports a failure, and keeps the input for the next attempt', async () => {
  ok = false;
  renderIn('it', <FeedbackForm path="/muoversi" />);
  await userEvent.click(button('No'));
  await userEvent.type(screen.getByRole('textbox'), 'Quale autobus?');
  await userEvent.click(button('Invia'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/Riprova/));
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveValue('Quale autobus?');
  ok = true;
  await userEvent.click(button('Invia'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/Grazie/));
});

it('takes an opinion without JavaScript', () => {
  const { container } = renderIn('it', <FeedbackForm path="/muoversi" />);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/api/feedback');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ path: '/muoversi' });
  const region = within(screen.getByRole('region', { name: 'Questa pagina è chiara?' }));
  for (const [name, value] of [
    ['Sì', 'yes'],
    ['No', 'no'],
  ] as const) {
    expect(region.getByRole('button', { name })).toHaveAttribute('name', 'clear');
    expect(region.getByRole('button', { name })).toHaveAttribute('value', value);
  }
});

const open = () => userEvent.click(screen.getByText('Segnala un errore in questo annuncio'));

it('sends an error of an accommodation as a report, apart from opinions on the page', async () => {
  renderIn('it', <Report path="/alloggi/mansarda" />);
  await open();
  const reason = screen.getByRole('textbox', { name: 'Che cosa non è giusto?' });
  expect(reason).toBeRequired();
  expect(reason).toHaveAccessibleDescription(/^Al massimo 500 caratteri/);
  await userEvent.type(reason, 'È già affittato');
  await userEvent.click(screen.getByRole('button', { name: 'Invia la segnalazione' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Grazie/));
  expect(screen.getByRole('status')).toHaveFocus();
  expect(sent).toEqual([
    { path: '/alloggi/mansarda', clear: 'no', reason: 'È già affittato', kind: 'report' },
  ]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('keeps a report after a failure', async () => {
  ok = false;
  renderIn('it', <Report path="/alloggi/mansarda" />);
  await open();
  await userEvent.type(screen.getByRole('textbox'), 'Il prezzo è un altro');
  await userEvent.click(screen.getByRole('button', { name: 'Invia la segnalazione' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/Riprova/));
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveValue('Il prezzo è un altro');
});

it('reports without JavaScript', () => {
  const { container } = renderIn('en', <Report path="/en/accommodations/attic" />);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/api/feedback');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    path: '/en/accommodations/attic',
    clear: 'no',
    kind: 'report',
    reason: '',
  });
});
