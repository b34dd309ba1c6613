import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/i18n/testing/renderIn';
import { PasswordField } from './PasswordField';

const form = (
  <form>
    <PasswordField id="password" name="password" label="Password" autoComplete="current-password" />
  </form>
);

it('shows the password at a press of its button, and announces it', async () => {
  renderIn('it', form);
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
  const { container } = renderIn('it', form);
  await userEvent.click(screen.getByRole('button', { name: 'Mostra la password' }));
  const sent = container.querySelector('form');
  if (sent) fireEvent.submit(sent);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

it('accepts pasted text', async () => {
  renderIn('it', form);
  await userEvent.click(screen.getByLabelText('Password'));
  await userEvent.paste('da-un-gestore');
  expect(screen.getByLabelText('Password')).toHaveValue('da-un-gestore');
});
