import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderIn } from '@/i18n/testing/renderIn';
import { OwnMap } from './OwnMap';
import { TownMap, type TownMapProps } from './TownMap';
import { FailingDrawing, FakeDrawing, map as drawn } from './testing/FakeDrawing';
import { mapEntries } from './testing/mapEntries';

jest.mock('./OwnMap', () => ({ OwnMap: jest.fn() }));

beforeEach(() => void jest.mocked(OwnMap).mockImplementation(FakeDrawing));

const fewer = mapEntries.slice(0, 2);

/** A page with a map and two buttons: one selects an entry, the other one filters the entries. */
function Town(props: Partial<TownMapProps>) {
  const [selected, select] = useState<string | null>(null);
  const [shown, show] = useState(mapEntries);
  return (
    <>
      <button onClick={() => select('3')}>Scegli</button>
      <button onClick={() => show(fewer)}>Filtra</button>
      <TownMap
        entries={shown}
        label="Mappa degli alloggi"
        selectedId={selected}
        onSelect={select}
        {...props}
      />
    </>
  );
}

const map = () => screen.getByRole('region', { name: 'Mappa degli alloggi' });

it('shows its entries as buttons, and a count for entries at the same point', async () => {
  renderIn('it', <Town />);
  const pins = within(await screen.findByRole('list', { name: 'Luoghi sulla mappa' }));
  expect(pins.getAllByRole('button').map((pin) => pin.getAttribute('aria-label'))).toEqual([
    '2 allo stesso indirizzo: mostrali',
    'Doppia con giardino, € 300',
  ]);
});

it('opens a card with a link to the page; Escape closes it and the pin has the focus again', async () => {
  const user = userEvent.setup();
  renderIn('it', <Town />);
  const pin = await screen.findByRole('button', { name: 'Doppia con giardino, € 300' });
  pin.focus();
  await user.keyboard('{Enter}');
  const card = screen.getByRole('group', { name: /Doppia con giardino/ });
  expect(card).toHaveFocus();
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/alloggi/2');
  expect(pin).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(pin).toHaveFocus();
});

it('returns the focus to the pin that was pressed last', async () => {
  const user = userEvent.setup();
  renderIn('it', <Town />);
  const pin = await screen.findByRole('button', { name: 'Doppia con giardino, € 300' });
  await user.click(pin);
  const stack = screen.getByRole('button', { name: /^2 allo stesso indirizzo/ });
  await user.click(stack);
  expect(screen.getByRole('group', { name: /Mansarda a San Vero/ })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(stack).toHaveFocus();
});

it('leaves the focus in the list when the visitor chooses another entry there', async () => {
  const user = userEvent.setup();
  renderIn('it', <Town />);
  await user.click(await screen.findByRole('button', { name: 'Doppia con giardino, € 300' }));
  await user.click(screen.getByRole('button', { name: 'Scegli' }));
  expect(screen.getByRole('group')).toHaveTextContent('Singola a San Vero');
  expect(screen.getByRole('button', { name: 'Scegli' })).toHaveFocus();
});

it('shows in an open card only entries that the list still has', async () => {
  const user = userEvent.setup();
  renderIn('it', <Town />);
  await user.click(await screen.findByRole('button', { name: /^2 allo stesso indirizzo/ }));
  await user.click(screen.getByRole('button', { name: 'Filtra' }));
  const links = within(screen.getByRole('group')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Mansarda a San Vero']);
});

it('lists the entries at the same address, which no zoom can separate', async () => {
  renderIn('en', <Town />);
  await userEvent.click(await screen.findByRole('button', { name: /^2 at the same address/ }));
  const links = within(screen.getByRole('group')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Mansarda a San Vero',
    'Singola a San Vero',
  ]);
});

it('zooms in when a cluster is pressed', async () => {
  renderIn('it', <Town />);
  await screen.findByRole('list');
  act(() => drawn.moveTo({ bounds: [11, 43, 13, 44], zoom: 9 }));
  await userEvent.click(screen.getByRole('button', { name: '3 punti vicini: ingrandisci' }));
  expect(drawn.calls).toContain('show 12.049 43.405 12.06 43.412');
});

it('moves to the entry that was chosen in the list', async () => {
  renderIn('it', <Town />);
  await screen.findByRole('list');
  await userEvent.click(screen.getByRole('button', { name: 'Scegli' }));
  expect(drawn.calls).toContain('approach 43.412 12.049');
});

it('offers to search the area after the visitor dragged the map, but not after its own movements', async () => {
  const search = jest.fn();
  renderIn('it', <Town onSearchArea={search} />);
  await screen.findByRole('list', { name: 'Luoghi sulla mappa' });
  expect(screen.queryByRole('button', { name: 'Cerca in questa zona' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Filtra' }));
  expect(drawn.calls).toContain('show 12.049 43.405 12.06 43.412');
  act(() => drawn.resize());
  expect(screen.queryByRole('button', { name: 'Cerca in questa zona' })).not.toBeInTheDocument();
  act(() => drawn.moveTo({ bounds: [12.0412345, 43.4, 12.05, 43.42], zoom: 15 }));
  await userEvent.click(screen.getByRole('button', { name: 'Cerca in questa zona' }));
  expect(search).toHaveBeenCalledWith([12.04123, 43.4, 12.05, 43.42]);
});

it('has a first link that skips the map', async () => {
  renderIn('it', <Town />);
  await screen.findByRole('list');
  screen.getByRole('button', { name: 'Filtra' }).focus();
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Salta la mappa' });
  expect(skip).toHaveFocus();
  const end = document.querySelector(`[id="${skip.getAttribute('href')?.slice(1) ?? ''}"]`);
  expect(map()).toContainElement(end as HTMLElement);
  expect(map().lastElementChild).toBe(end);
});

it('shows a message when it cannot be drawn, and a button that retries', async () => {
  jest.mocked(OwnMap).mockImplementation(FailingDrawing);
  renderIn('it', <Town />);
  expect(await screen.findByRole('status')).toHaveTextContent(/qui non si può mostrare/);
  jest.mocked(OwnMap).mockImplementation(FakeDrawing);
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('list', { name: 'Luoghi sulla mappa' })).toBeInTheDocument();
  expect(map()).toHaveFocus();
});

it('says on the map who made it', async () => {
  renderIn('en', <Town />);
  await screen.findByRole('list', { name: 'Places on the map' });
  expect(within(map()).getByText('Castelmora is an invented town')).toBeVisible();
});

it('counts as failed when it is not drawn within 30 seconds', () => {
  jest.useFakeTimers();
  jest.mocked(OwnMap).mockImplementation(() => null);
  renderIn('it', <Town />);
  // Screen readers announce the failure only in a region that was there before.
  const region = screen.getByRole('status');
  expect(region).toHaveTextContent('La mappa sta arrivando…');
  act(() => jest.advanceTimersByTime(30_000));
  expect(region).toHaveTextContent(/qui non si può mostrare/);
  jest.useRealTimers();
});
