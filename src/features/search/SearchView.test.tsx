import { screen, within } from '@testing-library/react';
import { renderIn } from '@/i18n/testing/renderIn';
import type { Locale } from '@/routing/locales';
import { results, noResults } from './fixtures';
import { SearchView, type SearchOutcome } from './SearchView';

const suggestions = { words: [], categories: [] };
const answered = (answer = results): SearchOutcome => ({ kind: 'answered', results: answer });
const show = (query: string, outcome: SearchOutcome, locale: Locale = 'it') =>
  renderIn(locale, <SearchView query={query} section={null} outcome={outcome} />);
const field = () => screen.getByRole('searchbox', { name: 'Che cosa cerchi?' });

it('shows the results by section, with counts, headings and marks', () => {
  show('libri', answered());
  expect(screen.getByRole('heading', { level: 1, name: 'Cerca nel sito' })).toBeVisible();
  expect(screen.getByText('9 risultati per «libri»')).toBeVisible();
  const services = screen.getByRole('region', { name: 'Servizi 2' });
  expect(within(services).getByRole('heading', { level: 2 })).toBeVisible();
  expect(
    within(services).getByRole('heading', { level: 3, name: 'Libri di testo in prestito' }),
  ).toBeVisible();
  const [first, other] = within(services).getAllByRole('link');
  expect(first).toHaveAttribute('href', '/servizi/libri-in-prestito');
  expect(first?.querySelector('mark')).toHaveTextContent('Libri');
  expect(other?.querySelector('mark')).toHaveTextContent('libro');
});

it('links to the other results of a section and to all results', () => {
  show('libri', answered());
  expect(
    screen.getByRole('link', { name: 'Vedi 6 risultati nella sezione Alloggi' }),
  ).toHaveAttribute('href', '/cerca?q=libri&section=accommodations');
  const filter = within(screen.getByRole('navigation', { name: 'Dove cercare' }));
  expect(filter.getByRole('link', { current: 'page' })).toHaveTextContent('Tutto (9)');
  expect(filter.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Tutto (9)',
    'Alloggi (6)',
    'Servizi (2)',
    'Guide e pagine (1)',
  ]);
});

it('shows how many results of a long section are listed', () => {
  const [homes] = results.groups;
  if (!homes) throw new Error('no group');
  renderIn(
    'en',
    <SearchView
      query="books"
      section="accommodations"
      outcome={{ kind: 'answered', results: { ...results, groups: [homes] } }}
    />,
  );
  expect(screen.getByText('The first 2 of 6')).toBeVisible();
  // The link would open the page that the visitor sees.
  expect(screen.queryByRole('link', { name: /^All 6/ })).not.toBeInTheDocument();
});

it('shows that a home is busy', () => {
  show('books', answered(), 'en');
  const link = screen.getByRole('link', { name: 'Mansarda della Torre' });
  expect(link).toHaveAccessibleDescription(/Taken/);
});

it('is a form that works without JavaScript, in each language', () => {
  show('books', { kind: 'failed' }, 'en');
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/en/search');
  expect(form).toHaveAttribute('method', 'get');
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'q');
  expect(within(form).getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
});

it('describes the field with a message if the query is too short', () => {
  show('ca', { kind: 'tooShort', suggestions });
  expect(field()).toHaveValue('ca');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/almeno 3 lettere/);
});

it('shows a hint and links to the sections without a query', () => {
  show('', { kind: 'noQuery', suggestions }, 'en');
  expect(screen.getByRole('searchbox')).toHaveAccessibleDescription('Type at least 3 letters.');
  expect(screen.getByRole('searchbox')).toBeValid();
  expect(screen.getByRole('link', { name: 'Housing' })).toHaveAttribute(
    'href',
    '/en/accommodations',
  );
});

it('suggests words, sections and categories if there are no results', () => {
  show('libri volanti', answered(noResults));
  expect(
    screen.getByRole('heading', { name: 'Nessun risultato per «libri volanti»' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'libri (9)' })).toHaveAttribute('href', '/cerca?q=libri');
  expect(screen.getByRole('link', { name: 'Eventi' })).toHaveAttribute('href', '/eventi');
  expect(screen.getByRole('link', { name: 'Camere singole' })).toHaveAttribute(
    'href',
    '/alloggi?category=singole',
  );
  expect(field()).toHaveValue('libri volanti');
});

it('reports a failed search and leaves the query in the field', () => {
  show('libri', { kind: 'failed' });
  expect(screen.getByRole('heading', { name: 'La ricerca non risponde' })).toBeVisible();
  expect(field()).toHaveValue('libri');
});

it('shows markup in the query as text', () => {
  const query = '<img src=x onerror=alert(1)>';
  const { container } = show(query, answered({ ...noResults, query }));
  expect(
    screen.getByRole('heading', { level: 2, name: `Nessun risultato per «${query}»` }),
  ).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});

it('links to all results from a section without results', () => {
  renderIn(
    'it',
    <SearchView query="libri" section="events" outcome={{ kind: 'answered', results }} />,
  );
  expect(screen.getByText('0 risultati per «libri»')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tutto (9)' })).toHaveAttribute('href', '/cerca?q=libri');
});
