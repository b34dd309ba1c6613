import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/i18n/testing/renderIn';
import { TextsProvider } from '@/i18n/testing/TextsProvider';
import type { Locale } from '@/routing/locales';
// Load the overlay before the tests, because its first dynamic import is slow.
import '@/features/listing/FilterOverlay';
import { mockDialogMethods } from '@/overlays/testing';
import { WithQuery, listingWith } from '@/features/listing/testing';
import { AccommodationsView } from './AccommodationsView';
import { teaser } from './fixtures';

beforeAll(mockDialogMethods);

const head = { title: 'Trova casa', introduction: [], more: [] };
const categories = [
  { title: null, href: '/alloggi', slug: null },
  { title: 'Camere singole', href: '/alloggi?category=camere-singole', slug: 'camere-singole' },
  { title: 'Residenze', href: '/alloggi?category=residenze', slug: 'residenze' },
];
const homes = [
  teaser,
  { ...teaser, id: '2', title: 'Doppia', beds: 2, type: 'doubleRoom', categories: [] } as const,
].map((home) => ({ ...home, categories: [...home.categories] }));

const at = (query: string, push?: (path: string) => Promise<boolean>) =>
  renderIn(
    'it',
    <WithQuery query={query} push={push}>
      <AccommodationsView head={head} list={listingWith(homes, categories)} />
    </WithQuery>,
  );

it('shows all accommodations and their number', () => {
  at('');
  expect(screen.getByRole('status')).toHaveTextContent('2 alloggi');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  const pills = screen.getByRole('navigation', { name: 'Tipo di alloggio' });
  expect(within(pills).getByRole('link', { current: 'page' })).toHaveTextContent('Tutti');
  expect(screen.queryByRole('list', { name: 'Filtri attivi' })).not.toBeInTheDocument();
});

it('applies the filters of the query, and names them', () => {
  at('beds=2&type=doubleRoom');
  expect(screen.getByText('1 alloggio')).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent('Doppia');
  expect(screen.getByRole('button', { name: /Filtri.*2 attivi/ })).toBeInTheDocument();
  const active = screen.getByRole('list', { name: 'Filtri attivi' });
  const chip = within(active).getByRole('link', { name: 'Togli: Almeno 2 posti letto' });
  expect(chip).toHaveAttribute('href', '/alloggi?type=doubleRoom');
});

it('keeps the filters in the links to other categories', () => {
  at('category=camere-singole&beds=1&page=1');
  expect(screen.getByRole('link', { name: 'Residenze' })).toHaveAttribute(
    'href',
    '/alloggi?category=residenze&beds=1',
  );
});

it('reports invalid query parameters', () => {
  at('beds=tanti&category=lune');
  expect(screen.getByText('beds=tanti')).toBeInTheDocument();
  expect(screen.getByText('category=lune')).toBeInTheDocument();
  expect(screen.getByText('2 alloggi')).toBeInTheDocument();
});

it('suggests filters to remove when there are no results', () => {
  at('beds=9&price-to=100');
  expect(screen.getByRole('heading', { name: 'Nessun risultato' })).toBeInTheDocument();
  const main = screen.getAllByRole('link', { name: /Togli: Fino a €\s100/ });
  expect(main.at(-1)).toHaveAttribute('href', '/alloggi?beds=9');
  expect(screen.getByRole('link', { name: 'Tutti gli alloggi' })).toHaveAttribute(
    'href',
    '/alloggi',
  );
});

it('shows the estimated time to the chosen university', () => {
  at('near=politecnico&within=5');
  for (const card of screen.getAllByRole('article'))
    expect(card).toHaveTextContent('A piedi circa 1 min, in bici 1 (stima)');
  expect(
    screen.getByRole('link', { name: /^Togli: Entro 60 min a piedi da Politecnico del Colle/ }),
  ).toBeInTheDocument();
});

it('sorts, and puts the order into the address', async () => {
  const push = jest.fn(async () => true);
  at('beds=1', push);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordina per' }), 'cheapest');
  expect(push).toHaveBeenCalledWith(
    '/alloggi?beds=1&sort=cheapest',
    undefined,
    expect.objectContaining({ shallow: true, scroll: false }),
  );
});

it('counts the results while filters are chosen, and applies the filters', async () => {
  const push = jest.fn(async () => true);
  at('', push);
  await userEvent.click(screen.getByRole('button', { name: 'Filtri' }));
  const dialog = await screen.findByRole('dialog', { name: 'Filtra gli alloggi' });
  const apply = within(dialog).getByRole('button', { name: 'Mostra 2 alloggi' });
  const beds = within(dialog).getByRole('spinbutton', { name: /Posti letto/ });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Più: Posti letto' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Più: Posti letto' }));
  expect(beds).toHaveValue(2);
  expect(apply).toHaveTextContent('Mostra 1 alloggio');
  const announcement = within(dialog).getByRole('status');
  expect(announcement).toHaveTextContent('Mostra 2 alloggi');
  await waitFor(() => expect(announcement).toHaveTextContent('Mostra 1 alloggio'));
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Camera singola' }));
  expect(apply).toHaveTextContent('Nessun risultato');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Azzera' }));
  expect(apply).toHaveTextContent('Mostra 2 alloggi');
  await userEvent.type(within(dialog).getByRole('spinbutton', { name: 'A' }), '500');
  await userEvent.click(apply);
  expect(push).toHaveBeenCalledWith('/alloggi?price-to=500', undefined, expect.anything());
}, 30_000);

it('keeps chosen values that the page ignores in the address, so that the page names them', async () => {
  const push = jest.fn(async () => true);
  at('', push);
  await userEvent.click(screen.getByRole('button', { name: 'Filtri' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtra gli alloggi' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Entro' }), '1');
  await userEvent.type(dialog.getByRole('spinbutton', { name: 'Da' }), '500');
  await userEvent.type(dialog.getByRole('spinbutton', { name: 'A' }), '400');
  await userEvent.click(dialog.getByRole('button', { name: 'Mostra 2 alloggi' }));
  expect(push).toHaveBeenCalledWith(
    '/alloggi?price-from=500&price-to=400&within=1',
    undefined,
    expect.anything(),
  );
});

it('applies every price and number of rooms that an address can have', async () => {
  const push = jest.fn(async () => true);
  at('beds=30&price-to=312', push);
  await userEvent.click(screen.getByRole('button', { name: /^Filtri/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtra gli alloggi' }));
  await userEvent.type(dialog.getByRole('spinbutton', { name: 'Da' }), '275');
  await userEvent.click(dialog.getByRole('button', { name: 'Nessun risultato' }));
  expect(push).toHaveBeenCalledWith(
    '/alloggi?beds=30&price-from=275&price-to=312',
    undefined,
    expect.anything(),
  );
});

it('shows no card of the old language after a change of language, while the filters load', () => {
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  const pageIn = (locale: Locale, title: string) => {
    const items = homes.slice(0, 1).map((home) => ({ ...home, title }));
    const list = listingWith(items, categories);
    return (
      <TextsProvider locale={locale}>
        <WithQuery query="beds=2">
          <AccommodationsView
            head={head}
            list={{ ...list, result: { ...list.result, total: 900, size: 900 } }}
          />
        </WithQuery>
      </TextsProvider>
    );
  };
  const { rerender } = render(pageIn('it', 'Mansarda'));
  expect(screen.getByRole('article')).toHaveTextContent('Mansarda');
  rerender(pageIn('en', 'Attic'));
  expect(screen.getByRole('article')).toHaveTextContent('Attic');
});
