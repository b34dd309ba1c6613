import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/i18n/testing/renderIn';
import { NumberStepper } from './NumberStepper';

const renderStepper = (onInput = () => undefined) =>
  renderIn(
    'it',
    <form onInput={onInput}>
      <NumberStepper
        name="beds"
        label="Posti letto"
        hint="quante persone siete"
        defaultValue={null}
        max={3}
      />
    </form>,
  );

it('counts by its buttons, between empty and the maximum', async () => {
  const onInput = jest.fn();
  renderStepper(onInput);
  const field = screen.getByRole('spinbutton', { name: /Posti letto/ });
  expect(field).toHaveValue(null);
  for (let times = 0; times < 5; times += 1)
    await userEvent.click(screen.getByRole('button', { name: 'Più: Posti letto' }));
  expect(field).toHaveValue(3);
  expect(onInput).toHaveBeenCalled();
  for (let times = 0; times < 5; times += 1)
    await userEvent.click(screen.getByRole('button', { name: 'Meno: Posti letto' }));
  expect(field).toHaveValue(null);
});

it('can be typed into', async () => {
  renderStepper();
  await userEvent.type(screen.getByRole('spinbutton'), '2');
  expect(screen.getByRole('spinbutton')).toHaveValue(2);
});
