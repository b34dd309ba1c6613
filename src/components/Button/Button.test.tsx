import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

it('does not submit a form by default', async () => {
  const press = jest.fn();
  render(<Button onClick={press}>Esci</Button>);
  const button = screen.getByRole('button', { name: 'Esci' });
  expect(button).toHaveAttribute('type', 'button');
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});

it('remains focused while it is pending, and ignores further presses', async () => {
  const send = jest.fn((event: Event) => event.preventDefault());
  render(
    <form ref={(form) => form?.addEventListener('submit', send)}>
      <Button type="submit" pending>
        Accedi
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Accedi' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(send).not.toHaveBeenCalled();
});
