import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormSummary } from './FormSummary';

const problems = [
  { text: 'Scrivi il tuo indirizzo e-mail', field: 'email' },
  { text: 'Troppi tentativi' },
];

const form = (attempt: number) => (
  <form>
    <FormSummary
      title="C’è qualcosa da sistemare"
      titlePrefix="Errore:"
      problems={problems}
      attempt={attempt}
    />
    <label htmlFor="email">E-mail</label>
    <input id="email" />
  </form>
);

it('takes the focus at every attempt', async () => {
  const { rerender } = render(form(1));
  const summary = screen.getByRole('group', { name: 'C’è qualcosa da sistemare' });
  expect(summary).toHaveFocus();
  expect(summary).toHaveAccessibleDescription('Scrivi il tuo indirizzo e-mail Troppi tentativi');
  await userEvent.click(screen.getByRole('textbox'));
  rerender(form(2));
  expect(summary).toHaveFocus();
});

it('links to each field', async () => {
  render(form(1));
  await userEvent.click(screen.getByRole('link', { name: 'Scrivi il tuo indirizzo e-mail' }));
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  expect(screen.getByText('Troppi tentativi')).not.toHaveAttribute('href');
});

it('is announced in the title of the document while it shows', () => {
  document.title = 'Accedi';
  const { rerender, unmount } = render(form(1));
  expect(document.title).toBe('Errore: Accedi');
  rerender(form(2));
  expect(document.title).toBe('Errore: Accedi');
  unmount();
  expect(document.title).toBe('Accedi');
  const next = render(form(1));
  document.title = 'Profilo';
  next.unmount();
  expect(document.title).toBe('Profilo');
});

it('lists two fields with the same problem', () => {
  const logError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const text = 'Nel nome vanno bene lettere di ogni alfabeto';
  const same = ['firstName', 'surname'].map((field) => ({ text, field }));
  render(<FormSummary title="Errori" titlePrefix="Errore:" problems={same} attempt={1} />);
  expect(screen.getAllByRole('link', { name: text })).toHaveLength(2);
  // React would report that two items have the same key, and might leave one of them after the next attempt.
  expect(logError).not.toHaveBeenCalled();
  logError.mockRestore();
});
