import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './TextField';

it('has its label as name, and its hint and error as description', () => {
  render(
    <TextField
      id="email"
      name="email"
      type="email"
      autoComplete="email"
      label="E-mail"
      hint="Quella con cui ti sei registrato"
      error="Scrivi il tuo indirizzo e-mail"
    />,
  );
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  expect(field).toHaveAccessibleDescription(
    'Quella con cui ti sei registrato Scrivi il tuo indirizzo e-mail',
  );
  expect(field).toBeInvalid();
});

it('preserves its value when an error appears and disappears', async () => {
  const field = (error?: string) => <TextField id="a" name="a" label="Nome" error={error} />;
  const { rerender } = render(field());
  await userEvent.type(screen.getByRole('textbox'), 'Maddalena');
  rerender(field('Scrivi il tuo nome'));
  rerender(field());
  expect(screen.getByRole('textbox')).toHaveValue('Maddalena');
  expect(screen.getByRole('textbox')).toBeValid();
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
});
