import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/i18n/testing/renderIn';
import type { Locale } from '@/routing/locales';
import { LocaleQueriesContext } from '@/features/listing/localeQueries';
import { WithQuery, listingWith } from '@/features/listing/testing';
import { CompareView } from './CompareView';
import { homes, universities } from './fixtures';

beforeEach(() => localStorage.clear());

const near = listingWith([]).universities;
const show = (query: string, locale: Locale = 'it', push?: (path: string) => Promise<boolean>) =>
  renderIn(
    locale,
    <main>
      <WithQuery query={query} push={push}>
        <CompareView
          compared={
            query.startsWith('universities')
              ? { section: 'universities', entries: universities }
              : { section: 'accommodations', entries: homes }
          }
          universities={near}
        />
      </WithQuery>
    </main>,
  );
const cells = (name: string | RegExp) =>
  within(screen.getByRole('row', { name })).getAllByRole('cell');

it('shows homes side by side in a labelled table in a focusable region', () => {
  show('accommodations=2,1');
  const table = screen.getByRole('table', { name: '2 alloggi a confronto' });
  const columns = within(table).getAllByRole('columnheader');
  expect(columns.slice(1).map((one) => within(one).getAllByRole('link')[0]?.textContent)).toEqual([
    'Casa del Pozzo',
    'Mansarda a San Vero',
  ]);
  const region = screen.getByRole('region', { name: '2 alloggi a confronto' });
  expect(region).toHaveAttribute('tabindex', '0');
});

it('shows what one person pays, its parts and the assumptions', () => {
  show('accommodations=1,2');
  const [one, house] = cells(/^In tutto, al mese, a persona/);
  expect(one).toHaveTextContent('€ 455');
  expect(house).toHaveTextContent('circa € 300senza le spese, che non sono indicate');
  expect(cells(/^Spese condominiali/)[1]).toHaveTextContent('non indicato');
  expect(cells(/^Diviso tra/)[1]).toHaveTextContent('3 persone');
  expect(screen.getByText(/come se fossero tutti occupati/)).toBeInTheDocument();
});

it('hides equal rows with only=differences, and links to all rows', () => {
  show('accommodations=1,2&only=differences', 'en');
  expect(screen.queryByRole('row', { name: /^Bathrooms/ })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Type/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show everything' })).toHaveAttribute(
    'href',
    '/en/compare?accommodations=1,2',
  );
});

it('reports that there are no differences', () => {
  renderIn(
    'it',
    <WithQuery query="accommodations=1,3&only=differences">
      <CompareView
        compared={{
          section: 'accommodations',
          entries: homes.slice(0, 1).flatMap((home) => [home, { ...home, id: '3' }]),
        }}
        universities={[]}
      />
    </WithQuery>,
  );
  expect(screen.getByText(/^Non ci sono differenze/)).toBeInTheDocument();
});

it('names unknown values and shows the other entries', () => {
  show('accommodations=1,99&near=nowhere');
  expect(screen.getByText('accommodations=99')).toBeInTheDocument();
  expect(screen.getByText('near=nowhere')).toBeInTheDocument();
  expect(screen.getByText(/^Con un alloggio solo/)).toBeInTheDocument();
});

it('adds the travel time to the university of the visitor', async () => {
  const push = jest.fn(async () => true);
  show('accommodations=1,2', 'it', push);
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Dove studi?' }),
    'politecnico',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi le distanze' }));
  expect(push).toHaveBeenCalledWith(
    '/confronta?accommodations=1,2&near=politecnico',
    undefined,
    expect.objectContaining({ shallow: true }),
  );
  expect(screen.getByRole('button', { name: 'Aggiungi le distanze' })).toHaveFocus();
  const [one, house] = cells(/^Fino a Politecnico del Colle/);
  expect(one).toHaveTextContent('a piedi');
  expect(house).toHaveTextContent('non indicato');
});

/** jsdom cannot follow a link. */
const stayOnPage = () =>
  addEventListener('click', (event) => event.preventDefault(), { once: true });

it('removes a column by a link', () => {
  localStorage.setItem('compare', 'accommodations:1 accommodations:2');
  show('accommodations=1,2');
  const remove = screen.getByRole('link', { name: 'Togli dal confronto: Casa del Pozzo' });
  expect(remove).toHaveAttribute('href', '/confronta?accommodations=1');
  expect(remove).toHaveAttribute('data-shallow');
});

it('keeps an entry whose link is opened in a new tab', async () => {
  localStorage.setItem('compare', 'accommodations:1 accommodations:2');
  show('accommodations=1,2');
  const user = userEvent.setup();
  stayOnPage();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Togli dal confronto: Casa del Pozzo' }));
  expect(localStorage.getItem('compare')).toBe('accommodations:1 accommodations:2');
});

it('focuses the heading after the last entry was removed', async () => {
  const at = (query: string) => (
    <WithQuery query={query}>
      <CompareView compared={{ section: 'accommodations', entries: homes }} universities={near} />
    </WithQuery>
  );
  const { rerender } = renderIn('it', at('accommodations=1'));
  const remove = screen.getByRole('link', { name: /^Togli dal confronto/ });
  stayOnPage();
  await userEvent.click(remove);
  rerender(at(''));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Confronta');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('compares universities by the homes and services near them', () => {
  show('universities=1,2');
  expect(cells(/^Alloggi a non più di 15 minuti/).map((cell) => cell.textContent)).toEqual([
    '12',
    '7',
  ]);
  expect(screen.getByRole('link', { name: 'Sito' })).toBeInTheDocument();
});

it('links to the listings when there is nothing to compare', () => {
  show('');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Confronta');
  expect(screen.getByRole('link', { name: 'Scegli tra gli alloggi' })).toHaveAttribute(
    'href',
    '/alloggi',
  );
});

it('keeps the comparison for the other languages when an entry is removed', () => {
  const report = jest.fn();
  const at = (query: string) => (
    <LocaleQueriesContext value={report}>
      <WithQuery query={query}>
        <CompareView compared={{ section: 'accommodations', entries: homes }} universities={near} />
      </WithQuery>
    </LocaleQueriesContext>
  );
  const { rerender } = renderIn('it', at('accommodations=1,2&near=politecnico'));
  expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ en: 'accommodations=1,2' }));
  rerender(at('accommodations=1&only=differences'));
  expect(report).toHaveBeenLastCalledWith(
    expect.objectContaining({ en: 'accommodations=1&only=differences' }),
  );
  rerender(at(''));
  expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ en: '' }));
});
