import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/i18n/testing/renderIn';
import { OwnMap } from '@/map/OwnMap';
import { FakeDrawing, map } from '@/map/testing/FakeDrawing';
import { AccommodationsView } from '@/content/accommodations/AccommodationsView';
import { teaser } from '@/content/accommodations/fixtures';
import { WithQuery, listingWith } from './testing';

jest.mock('@/map/OwnMap', () => ({ OwnMap: jest.fn() }));

beforeEach(() => void jest.mocked(OwnMap).mockImplementation(FakeDrawing));

const home = (id: number, beds: number) => ({
  ...teaser,
  id: String(id),
  title: `Stanza ${id}`,
  beds,
  price: id === 1 ? null : { from: 300 + id, to: null, mode: 'perRoom' as const },
  position: { lat: 43.39 + id / 1000, lng: 12.03 },
});
/** More homes than one page of the grid shows. */
const homes = Array.from({ length: 40 }, (_, index) => home(index + 1, 1 + (index % 3)));
const head = { title: 'Trova casa', introduction: [], more: [] };

const show = (query: string, push?: (path: string) => Promise<boolean>) =>
  renderIn(
    'it',
    <WithQuery query={query} push={push}>
      <AccommodationsView head={head} list={listingWith(homes)} />
    </WithQuery>,
  );

/** The number of entries that the pins represent; the label of a cluster starts with its count. */
async function countPinned(): Promise<number> {
  const pins = within(await screen.findByRole('list', { name: 'Luoghi sulla mappa' }));
  return pins
    .getAllByRole('button')
    .map((pin) => Number(/^\d+(?= )/.exec(pin.ariaLabel ?? '')?.[0] ?? 1))
    .reduce((sum, count) => sum + count, 0);
}

it.each([
  ['view=map', 40],
  ['beds=2&view=map', 26],
  ['price-to=310&view=map', 9],
  ['view=map&bounds=12,43.389,12.1,43.4005', 10],
])('shows as many pins as cards, and their number: ?%s', async (query, count) => {
  show(query);
  expect(screen.getByText(`${count} alloggi`).closest('[role=status]')).not.toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(count);
  expect(await countPinned()).toBe(count);
  expect(screen.getByRole('heading', { level: 1, name: 'Trova casa' })).toBeInTheDocument();
});

it('has the homes of a filter in a part of the map, with and without a price', async () => {
  show('beds=1&view=map&bounds=12,43.389,12.1,43.4005');
  expect(await countPinned()).toBe(10);
});

it('links to the grid with the same filters', async () => {
  show('beds=2&view=map');
  const views = within(screen.getByRole('group', { name: 'Vista' }));
  expect(views.getByRole('link', { name: 'Elenco' })).toHaveAttribute('href', '/alloggi?beds=2');
  expect(views.getByRole('link', { current: true })).toHaveTextContent('Mappa');
  await screen.findByRole('list', { name: 'Luoghi sulla mappa' });
});

it('searches the part of the map that the visitor moved to, and keeps it in view', async () => {
  const push = jest.fn(async () => true);
  show('beds=2&view=map', push);
  await screen.findByRole('list', { name: 'Luoghi sulla mappa' });
  act(() => map.moveTo({ bounds: [12.01, 43.39, 12.05, 43.4], zoom: 15 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cerca in questa zona' }));
  expect(push).toHaveBeenCalledWith(
    '/alloggi?beds=2&view=map&bounds=12.01,43.39,12.05,43.4',
    undefined,
    expect.objectContaining({ shallow: true, scroll: false }),
  );
});

it('reports that no home matches', async () => {
  show('beds=9&view=map');
  expect(screen.getByRole('heading', { name: 'Nessun risultato' })).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await screen.findByRole('list', { name: 'Luoghi sulla mappa' });
});
