import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderIn } from '@/layout/testing';
import type { Locale } from '@/routing/locales';
import { At, listWith } from '../finding/testing';
import { CompareView } from './CompareView';
import { homes, universities } from './fixtures';

beforeEach(() => localStorage.clear());

const near = listWith([]).universities;
const show = (query: string, locale: Locale = 'it', push?: (path: string) => Promise<boolean>) =>
  renderIn(
    locale,
    <main>
      <At query={query} push={push}>
        <CompareView
          compared={
            query.startsWith('universities')
              ? { section: 'universities', entries: universities }
              : { section: 'accommodations', entries: homes }
          }
          universities={near}
        />
      </At>
    </main>,
  );
const cells = (name: string | RegExp) =>
  within(screen.getByRole('row', { name })).getAllByRole('cell');

it('sets homes side by side in a table with a name, whose region takes the keyboard', async () => {
  const { container } = show('accommodations=2,1');
  const table = screen.getByRole('table', { name: '2 alloggi a confronto' });
  const columns = within(table).getAllByRole('columnheader');
  expect(columns.slice(1).map((one) => within(one).getAllByRole('link')[0]?.textContent)).toEqual([
    'Casa del Pozzo',
    'Mansarda a San Vero',
  ]);
  const region = screen.getByRole('region', { name: '2 alloggi a confronto' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(await axe(container)).toHaveNoViolations();
});

it('adds up what one person pays, from its parts, and says what it assumes', () => {
  show('accommodations=1,2');
  const [one, house] = cells(/^In tutto, al mese, a persona/);
  expect(one).toHaveTextContent('€ 455');
  expect(house).toHaveTextContent('circa € 300senza le spese, che non sono indicate');
  expect(cells(/^Spese condominiali/)[1]).toHaveTextContent('non indicato');
  expect(cells(/^Diviso tra/)[1]).toHaveTextContent('3 persone');
  expect(screen.getByText(/come se fossero tutti occupati/)).toBeInTheDocument();
});

it('leaves out what is the same when only differences are asked for, by a link', async () => {
  show('accommodations=1,2&only=differences', 'en');
  expect(screen.queryByRole('row', { name: /^Bathrooms/ })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Type/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show everything' })).toHaveAttribute(
    'href',
    '/en/compare?accommodations=1,2',
  );
});

it('says so where there are no differences', async () => {
  const { container } = renderIn(
    'it',
    <At query="accommodations=1,3&only=differences">
      <CompareView
        compared={{
          section: 'accommodations',
          entries: homes.slice(0, 1).flatMap((home) => [home, { ...home, id: '3' }]),
        }}
        universities={[]}
      />
    </At>,
  );
  expect(screen.getByText(/^Non ci sono differenze/)).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('names what it does not know, and shows the rest', async () => {
  const { container } = show('accommodations=1,99&near=nowhere');
  expect(screen.getByText('accommodations=99')).toBeInTheDocument();
  expect(screen.getByText('near=nowhere')).toBeInTheDocument();
  expect(screen.getByText(/^Con un alloggio solo/)).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('adds the way to where the visitor studies, and remembers it', async () => {
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
  const [one, house] = cells(/^Fino a Politecnico del Colle/);
  expect(one).toHaveTextContent('a piedi');
  expect(house).toHaveTextContent('non indicato');
});

it('takes a column away by a link, and out of what the device remembers', async () => {
  localStorage.setItem('compare', 'accommodations:1 accommodations:2');
  show('accommodations=1,2');
  const remove = screen.getByRole('link', { name: 'Togli dal confronto: Casa del Pozzo' });
  expect(remove).toHaveAttribute('href', '/confronta?accommodations=1');
  expect(remove).toHaveAttribute('data-keep-place');
});

it('compares universities by what is around them', async () => {
  const { container } = show('universities=1,2');
  expect(cells(/^Alloggi a non più di 15 minuti/).map((cell) => cell.textContent)).toEqual([
    '12',
    '7',
  ]);
  expect(screen.getByRole('link', { name: 'Sito' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('says where to choose when there is nothing', async () => {
  const { container } = show('');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Confronta');
  expect(screen.getByRole('link', { name: 'Scegli tra gli alloggi' })).toHaveAttribute(
    'href',
    '/alloggi',
  );
  expect(await axe(container)).toHaveNoViolations();
});
