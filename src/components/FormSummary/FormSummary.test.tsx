import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@/lib/testing/axe';
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
  const { rerender, container } = render(form(1));
  const summary = screen.getByRole('group', { name: 'C’è qualcosa da sistemare' });
  expect(summary).toHaveFocus();
  expect(summary).toHaveAccessibleDescription('Scrivi il tuo indirizzo e-mail Troppi tentativi');
  await userEvent.click(screen.getByRole('textbox'));
  rerender(form(2));
  expect(summary).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
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
