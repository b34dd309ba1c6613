import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderIn } from '@/layout/testing';
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

const open = () => userEvent.click(screen.getByText('Segnala un errore in questo annuncio'));

it('sends an error as a report, apart from opinions on the page', async () => {
  const { container } = renderIn('it', <Report path="/alloggi/mansarda" />);
  await open();
  const reason = screen.getByRole('textbox', { name: 'Che cosa non è giusto?' });
  expect(reason).toBeRequired();
  expect(reason).toHaveAccessibleDescription(/^Al massimo 500 caratteri/);
  await userEvent.type(reason, 'È già affittato');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Invia la segnalazione' }));
  expect(await screen.findByText(/^Grazie/)).toHaveFocus();
  expect(sent).toEqual([
    { path: '/alloggi/mansarda', clear: 'no', reason: 'È già affittato', kind: 'report' },
  ]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('keeps the input after a failure', async () => {
  ok = false;
  renderIn('it', <Report path="/alloggi/mansarda" />);
  await open();
  await userEvent.type(screen.getByRole('textbox'), 'Il prezzo è un altro');
  await userEvent.click(screen.getByRole('button', { name: 'Invia la segnalazione' }));
  expect(await screen.findByText(/Riprova/)).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveValue('Il prezzo è un altro');
});

it('works without JavaScript', () => {
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
