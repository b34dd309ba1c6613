import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/i18n/testing/renderIn';
import { OwnMap } from '../OwnMap';
import { FakeDrawing, map as drawn } from '../testing/FakeDrawing';
import type { MapEntry } from '../mapEntry';
import { mapEntries } from '../testing/mapEntries';
import { points } from '../testing/points';
import { TownMap, type TownMapProps } from '../TownMap';
import { fetchPoints } from './fetchPoints';

jest.mock('../OwnMap', () => ({ OwnMap: jest.fn() }));
jest.mock('./fetchPoints');

beforeEach(() => {
  localStorage.clear();
  jest.mocked(OwnMap).mockImplementation(FakeDrawing);
  jest.mocked(fetchPoints).mockResolvedValue(points);
});

const show = (props: Partial<TownMapProps> = {}) =>
  renderIn('it', <TownMap entries={mapEntries} label="Mappa" {...props} />);

const layer = () => screen.findByRole('list', { name: 'Luoghi d’interesse' });
/** The names of the points and clusters in the layer. */
const names = async () =>
  within(await layer())
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
const toggle = () => screen.findByRole('button', { name: 'Luoghi d’interesse' });

it('shows points of interest beside the entries, in separate clusters', async () => {
  show();
  expect(await names()).toEqual([
    'Mensa del Pozzo',
    '2 luoghi d’interesse allo stesso indirizzo: mostrali',
    'Lago Piccolo',
  ]);
  const pins = within(screen.getByRole('list', { name: 'Luoghi sulla mappa' }));
  expect(pins.getAllByRole('button')).toHaveLength(2);
  act(() => drawn.moveTo({ bounds: [11, 43, 13, 44], zoom: 8 }));
  expect(pins.getByRole('button', { name: '3 punti vicini: ingrandisci' })).toBeInTheDocument();
  expect(
    within(await layer()).getByRole('button', { name: '4 luoghi d’interesse vicini: ingrandisci' }),
  ).toBeInTheDocument();
});

it('opens title, address and description by Enter; Escape returns the focus', async () => {
  const user = userEvent.setup();
  show();
  const point = within(await layer()).getByRole('button', { name: 'Mensa del Pozzo' });
  point.focus();
  await user.keyboard('{Enter}');
  const card = screen.getByRole('group', { name: /^Mensa del Pozzo/ });
  expect(card).toHaveFocus();
  expect(card).toHaveTextContent('Via di Mensa del Pozzo, 1');
  expect(card).toHaveTextContent('Che cosa si trova qui: Mensa del Pozzo.');
  expect(within(card).queryByRole('link')).not.toBeInTheDocument();
  expect(point).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(point).toHaveFocus();
});

it('links to the page of a point that has one', async () => {
  show();
  await userEvent.click(within(await layer()).getByRole('button', { name: 'Lago Piccolo' }));
  const link = within(screen.getByRole('group')).getByRole('link', { name: 'Lago Piccolo' });
  expect(link).toHaveAttribute('href', '/luoghi/lago-piccolo');
});

it('shows all points at one address, and only one card at a time', async () => {
  show();
  const user = userEvent.setup();
  await user.click(within(await layer()).getByRole('button', { name: /^2 luoghi/ }));
  expect(screen.getByRole('group')).toHaveTextContent('2 allo stesso indirizzo');
  expect(within(screen.getByRole('group')).getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /^2 allo stesso indirizzo/ }));
  expect(screen.getByRole('group')).toHaveTextContent('Mansarda a San Vero');
});

it('is switched off and on by a labelled button, and the choice is stored on the device', async () => {
  const { unmount } = show();
  await userEvent.click(within(await layer()).getByRole('button', { name: 'Mensa del Pozzo' }));
  expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(await toggle());
  expect(await toggle()).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('list', { name: 'Luoghi d’interesse' })).not.toBeInTheDocument();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  unmount();
  show();
  expect(await toggle()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(await toggle());
  expect(await layer()).toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

it('shows only points within walking distance on a small map, and opens at the nearest ones', async () => {
  const [here] = mapEntries;
  const around = { title: 'Mansarda', position: { lat: 43.412, lng: 12.049 } };
  show({ entries: here ? [here] : [], around });
  expect(await names()).not.toContain('Lago Piccolo');
  expect(await names()).toContain('Mensa del Pozzo');
  await waitFor(() => expect(drawn.calls).toContain('show 12.049 43.41 12.055 43.4125'));
});

it('shows no point of interest that already has a pin, and no button when all have one', async () => {
  const pinned = points.map(({ id, title, href, position }): MapEntry => {
    return { id, title, href, position, pin: { kind: 'icon', name: 'pin' }, hue: 'places' };
  });
  const { unmount } = show({ entries: pinned.slice(1) });
  expect(await names()).toEqual(['Mensa del Pozzo']);
  unmount();
  show({ entries: pinned });
  expect(await screen.findByRole('list', { name: 'Luoghi sulla mappa' })).toBeInTheDocument();
  await act(async () => {
    await jest.mocked(fetchPoints).mock.results.at(-1)?.value;
  });
  expect(screen.queryByRole('button', { name: 'Luoghi d’interesse' })).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Luoghi d’interesse' })).not.toBeInTheDocument();
});

it('shows the map without points when the points do not load', async () => {
  jest.mocked(fetchPoints).mockRejectedValue(new Error('points answered 503'));
  const logError = jest.spyOn(console, 'error');
  show();
  expect(await screen.findByRole('list', { name: 'Luoghi sulla mappa' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Luoghi d’interesse' })).not.toBeInTheDocument();
  expect(logError).not.toHaveBeenCalled();
});
