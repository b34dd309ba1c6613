import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './PasswordField';

const labels = {
  show: 'Mostra la password',
  hide: 'Nascondi la password',
  shown: 'La password è visibile',
  hidden: 'La password è nascosta',
};

const form = (
  <form>
    <PasswordField
      id="password"
      name="password"
      label="Password"
      autoComplete="current-password"
      labels={labels}
    />
  </form>
);

it('shows the password at a press of its button, and announces it', async () => {
  render(form);
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'lungo-ponte');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostra la password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('lungo-ponte');
  expect(screen.getByRole('status')).toHaveTextContent('La password è visibile');
  await userEvent.click(screen.getByRole('button', { name: 'Nascondi la password' }));
  expect(field).toHaveAttribute('type', 'password');
});

it('hides it again when the form is sent', async () => {
  const { container } = render(form);
  await userEvent.click(screen.getByRole('button', { name: 'Mostra la password' }));
  const sent = container.querySelector('form');
  if (sent) fireEvent.submit(sent);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

it('accepts pasted text', async () => {
  render(form);
  await userEvent.click(screen.getByLabelText('Password'));
  await userEvent.paste('da-un-gestore');
  expect(screen.getByLabelText('Password')).toHaveValue('da-un-gestore');
});
