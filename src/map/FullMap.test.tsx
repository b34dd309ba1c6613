import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/i18n/testing/renderIn';
import { FullMap, type MapListEntry } from './FullMap';
import { OwnMap } from './OwnMap';
import type * as pinShape from './PinShape';
import { PinShape } from './PinShape';
import { scrollWithin } from './scrollWithin';
import { FakeDrawing } from './testing/FakeDrawing';
import { mapEntries } from './testing/mapEntries';

jest.mock('./OwnMap', () => ({ OwnMap: jest.fn() }));
jest.mock('./scrollWithin');
jest.mock('./PinShape', () => {
  const actual = jest.requireActual<typeof pinShape>('./PinShape');
  return { PinShape: jest.fn(actual.PinShape) };
});

beforeEach(() => void jest.mocked(OwnMap).mockImplementation(FakeDrawing));

const card = (id: string, title: string) => <a href={`/alloggi/${id}`}>{title}</a>;
const listed: MapListEntry[] = [
  ...mapEntries.map((mapEntry) => ({
    id: mapEntry.id,
    title: mapEntry.title,
    mapEntry,
    card: card(mapEntry.id, mapEntry.title),
  })),
  { id: '4', title: 'Senza indirizzo', mapEntry: null, card: card('4', 'Senza indirizzo') },
];

const show = () => renderIn('it', <FullMap label="Mappa degli alloggi" entries={listed} />);

it('shows all entries beside the map, and states how many are not on the map', async () => {
  show();
  const list = screen.getByRole('region', { name: 'Elenco accanto alla mappa' });
  expect(within(list).getAllByRole('link')).toHaveLength(4);
  expect(list).toHaveTextContent('1 senza un punto sulla mappa: è solo nell’elenco.');
  await screen.findByRole('list', { name: 'Luoghi sulla mappa' });
});

it('marks in the list the entry that was chosen on the map', async () => {
  const pills = (
    <ul>
      <li>
        <a href="#tutti" aria-current="page">
          Tutti
        </a>
      </li>
    </ul>
  );
  renderIn('it', <FullMap label="Mappa degli alloggi" entries={listed} head={pills} />);
  const pin = await screen.findByRole('button', { name: 'Doppia con giardino, € 300' });
  await userEvent.click(pin);
  const item = within(screen.getByRole('region', { name: /^Elenco/ }))
    .getByRole('link', { name: 'Doppia con giardino' })
    .closest('li');
  expect(item).toHaveAttribute('aria-current', 'true');
  expect(scrollWithin).toHaveBeenCalledWith(screen.getByRole('region', { name: /^Elenco/ }), item);
});

it('opens on the map the entry that was chosen in the list', async () => {
  show();
  await screen.findByRole('list', { name: 'Luoghi sulla mappa' });
  await userEvent.click(
    screen.getByRole('button', { name: 'Mostra sulla mappa: Doppia con giardino' }),
  );
  expect(screen.getByRole('group', { name: /Doppia con giardino/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Doppia con giardino, € 300' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

it('renders only the affected pins when the pointer enters a card of the list', async () => {
  const scattered: MapListEntry[] = Array.from({ length: 30 }, (_, index) => {
    const id = `home-${index}`;
    const position = { lat: 43.39 + (index % 6) / 200, lng: 12.01 + Math.floor(index / 6) / 100 };
    const pin = { kind: 'price', text: `€ ${300 + index}` } as const;
    return {
      id,
      title: id,
      card: card(id, id),
      mapEntry: { id, title: id, href: `/alloggi/${id}`, position, pin, hue: 'accommodations' },
    };
  });
  renderIn('it', <FullMap label="Mappa degli alloggi" entries={scattered} />);
  const pins = await screen.findByRole('list', { name: 'Luoghi sulla mappa' });
  expect(within(pins).getAllByRole('button')).toHaveLength(30);
  jest.mocked(PinShape).mockClear();
  const user = userEvent.setup();
  const rendered = () => {
    const ids = jest.mocked(PinShape).mock.calls.map(([{ mark }]) => mark.key);
    jest.mocked(PinShape).mockClear();
    return ids;
  };
  await user.hover(screen.getByRole('link', { name: 'home-3' }));
  // Strict Mode renders each of them twice.
  expect(new Set(rendered())).toEqual(new Set(['home-3']));
  await user.hover(screen.getByRole('link', { name: 'home-7' }));
  expect(new Set(rendered())).toEqual(new Set(['home-3', 'home-7']));
});
