import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox';

it('is ticked by a press on its text, and describes its error', async () => {
  render(
    <Checkbox id="privacy" name="privacy" error="Devi accettare l’informativa">
      Accetto l’informativa
    </Checkbox>,
  );
  const box = screen.getByRole('checkbox', { name: 'Accetto l’informativa' });
  expect(box).not.toBeChecked();
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Devi accettare l’informativa');
  await userEvent.click(screen.getByText('Accetto l’informativa'));
  expect(box).toBeChecked();
});
