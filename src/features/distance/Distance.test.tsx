import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/i18n/testing/renderIn';
import { Distance } from './Distance';

beforeEach(() => localStorage.clear());

const universities = [
  { slug: 'politecnico', title: 'Politecnico del Colle', position: { lat: 43.4122, lng: 12.0496 } },
  { slug: 'accademia', title: 'Accademia di Belle Arti', position: { lat: 43.42, lng: 12.0496 } },
  { slug: 'altrove', title: 'Senza sede', position: null },
];
const distance = <Distance from={{ lat: 43.4212, lng: 12.0496 }} universities={universities} />;

it('estimates the travel time to the chosen university and labels it as an estimate', async () => {
  renderIn('it', distance);
  const choice = screen.getByRole('combobox', { name: 'Dove studi?' });
  expect(choice).toHaveTextContent('Politecnico del Colle');
  expect(choice).not.toHaveTextContent('Senza sede');
  await userEvent.selectOptions(choice, 'Politecnico del Colle');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'circa 16 min',
    'circa 5 min',
  ]);
  expect(screen.getByText(/^Stima: linea d’aria per 1,3/)).toBeInTheDocument();
});

it('stores the choice for each language until the visitor clears it', async () => {
  const { unmount } = renderIn('it', distance);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Accademia di Belle Arti');
  unmount();
  const { unmount: leave } = renderIn('en', distance);
  expect(screen.getByRole('combobox')).toHaveValue('');
  leave();
  renderIn('it', distance);
  expect(screen.getByRole('combobox')).toHaveValue('accademia');
  await userEvent.selectOptions(screen.getByRole('combobox'), '');
  expect(localStorage).toHaveLength(0);
  expect(screen.queryByText('A piedi')).not.toBeInTheDocument();
});
