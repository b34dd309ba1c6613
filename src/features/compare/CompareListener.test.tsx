import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/i18n/testing/renderIn';
import { compared } from './compared';
import { CompareListener } from './CompareListener';
import { CompareToggle } from './CompareToggle';

const user = userEvent.setup({ delay: null });
beforeEach(() => {
  localStorage.clear();
  act(() => compared.set(new Set()));
});

const show = () =>
  renderIn(
    'it',
    <>
      <main>
        {['1', '2', '3', '4', '5'].map((id) => (
          <CompareToggle key={id} section="accommodations" entry={{ id, title: `Casa ${id}` }} />
        ))}
        <CompareToggle section="universities" entry={{ id: '1', title: 'Politecnico' }} />
      </main>
      <CompareListener />
    </>,
  );
const toggle = (title: string) => screen.getByRole('button', { name: `Confronta: ${title}` });
const tray = () => screen.findByRole('complementary', { name: 'Il tuo confronto' });

it('adds an entry, announces it, counts, and links to the comparison', async () => {
  show();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await user.click(toggle('Casa 2'));
  expect(await tray()).toHaveTextContent('1 alloggio scelto');
  expect(await screen.findByText('Aggiunto al confronto: Casa 2')).toBeInTheDocument();
  expect(toggle('Casa 2')).toHaveAttribute('aria-pressed', 'true');
  await user.click(toggle('Casa 1'));
  await waitFor(async () => expect(await tray()).toHaveTextContent('2 alloggi scelti'));
  expect(
    within(await tray()).getByRole('link', { name: 'Confronta gli alloggi scelti' }),
  ).toHaveAttribute('href', '/confronta?accommodations=2,1');
});

it('adds an entry once when it is pressed again before the code has loaded', async () => {
  show();
  fireEvent.click(toggle('Casa 1'));
  fireEvent.click(toggle('Casa 1'));
  expect(await tray()).toHaveTextContent('1 alloggio scelto');
  expect(await screen.findByText('Aggiunto al confronto: Casa 1')).toBeInTheDocument();
});

it('removes an entry by a second click, and the tray with the last entry', async () => {
  show();
  await user.click(toggle('Casa 1'));
  await tray();
  await user.click(toggle('Casa 1'));
  expect(await screen.findByText('Tolto dal confronto: Casa 1')).toBeInTheDocument();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

it('reports that a fifth entry does not fit, and leaves the four unchanged', async () => {
  show();
  for (const id of ['1', '2', '3', '4', '5']) await user.click(toggle(`Casa ${id}`));
  expect(await screen.findByText(/^Puoi confrontare fino a 4 alloggi/)).toBeVisible();
  expect(toggle('Casa 5')).toHaveAttribute('aria-pressed', 'false');
  expect(await tray()).toHaveTextContent('4 alloggi scelti');
});

it('restores homes and universities from storage and skips invalid values', async () => {
  localStorage.setItem('compare', 'accommodations:3 universities:1 castles:7 accommodations:<b>');
  show();
  expect(await tray()).toHaveTextContent('1 alloggio scelto');
  expect(await tray()).toHaveTextContent('1 ateneo scelto');
  expect(toggle('Casa 3')).toHaveAttribute('aria-pressed', 'true');
  expect(toggle('Politecnico')).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Svuota la scelta degli alloggi' }));
  expect(toggle('Casa 3')).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('compare')).toBe('universities:1');
  expect(screen.getByRole('status')).toHaveFocus();
});
