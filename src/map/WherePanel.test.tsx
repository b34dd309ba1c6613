import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { TextsProvider } from '@/i18n/testing/TextsProvider';
import { renderIn } from '@/i18n/testing/renderIn';
import { canPrefetch } from '@/lib/visitorSettings';
import { OwnMap } from './OwnMap';
import { fetchPoints } from './points/fetchPoints';
import { FailingDrawing, FakeDrawing } from './testing/FakeDrawing';
import { points } from './testing/points';
import { WherePanel } from './WherePanel';

jest.mock('./OwnMap', () => ({ OwnMap: jest.fn() }));
jest.mock('./points/fetchPoints');
jest.mock('@/lib/visitorSettings');

let comeNear: () => void;

beforeEach(() => {
  jest.mocked(OwnMap).mockReset().mockImplementation(FakeDrawing);
  jest.mocked(fetchPoints).mockReset().mockResolvedValue(points);
  jest.mocked(canPrefetch).mockReturnValue(true);
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation(function (
    this: IntersectionObserver,
    report,
  ) {
    comeNear = () => report([{ isIntersecting: true } as IntersectionObserverEntry], this);
    return { observe: jest.fn(), disconnect: jest.fn() } as unknown as IntersectionObserver;
  });
});

const entry = {
  title: 'Mansarda a San Vero',
  address: 'Vicolo del Fornaio 8',
  position: { lat: 43.412, lng: 12.049 },
};
const panel = <WherePanel section="accommodations" entry={entry} />;

it('has the address and the link to directions in the server’s HTML', () => {
  const html = renderToString(<TextsProvider locale="it">{panel}</TextsProvider>);
  expect(html).toContain('Vicolo del Fornaio 8');
  expect(html).toContain('https://www.openstreetmap.org/directions?to=43.412%2C12.049');
});

it('draws the map only when the panel is near the screen', async () => {
  renderIn('it', panel);
  expect(OwnMap).not.toHaveBeenCalled();
  act(() => comeNear());
  expect(
    await screen.findByRole('region', { name: 'Mappa: Mansarda a San Vero' }),
  ).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'Mansarda a San Vero' })).toBeInTheDocument();
});

it('draws the map at the press of a button for visitors who save data', async () => {
  jest.mocked(canPrefetch).mockReturnValue(false);
  renderIn('it', panel);
  act(() => comeNear());
  const button = screen.getByRole('button', { name: 'Mostra la mappa' });
  expect(OwnMap).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(document.activeElement).toContainElement(
    await screen.findByRole('region', { name: /^Mappa/ }),
  );
  expect(document.body).not.toHaveFocus();
});

it('shows the address and directions when no map can be drawn', async () => {
  jest.mocked(OwnMap).mockImplementation(FailingDrawing);
  renderIn('en', panel);
  act(() => comeNear());
  expect(await screen.findByRole('status')).toHaveTextContent(/cannot be shown here/);
  expect(screen.getByText('Vicolo del Fornaio 8')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Directions on OpenStreetMap' })).toBeInTheDocument();
});

it('lists the points of interest within walking distance, also without a map', async () => {
  jest.mocked(OwnMap).mockImplementation(FailingDrawing);
  const { container } = renderIn('it', panel);
  expect(fetchPoints).not.toHaveBeenCalled();
  act(() => comeNear());
  expect(await screen.findByRole('heading', { name: 'Nei dintorni' })).toBeInTheDocument();
  const items = within(container).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Mensa del Pozzocirca 2 min a piedi',
    'Fontana di mezzocirca 8 min a piedi',
    'Panchina dei gatticirca 8 min a piedi',
  ]);
});

it('does not list points of interest on a page that already does', async () => {
  renderIn('it', <WherePanel section="places" entry={entry} />);
  act(() => comeNear());
  expect(await screen.findByRole('list', { name: 'Luoghi d’interesse' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Nei dintorni' })).not.toBeInTheDocument();
});
