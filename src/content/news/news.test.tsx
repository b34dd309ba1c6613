import { screen, within } from '@testing-library/react';
import { renderIn } from '@/i18n/testing/renderIn';
import { listingWith } from '@/features/listing/testing';
import { article, teaser } from './fixtures';
import { NewsArticleView } from './NewsArticleView';
import { NewsCategoriesView } from './NewsCategoriesView';
import { NewsCategoryView } from './NewsCategoryView';
import { NewsView } from './NewsView';

const head = { title: 'News', introduction: [], more: [] };
const categories = [
  { title: null, href: '/news', slug: null },
  { title: 'Abitare', href: '/news/categorie/abitare', slug: 'abitare' },
];

it('lists the news with date and categories, and links to the categories', () => {
  renderIn('it', <NewsView head={head} list={listingWith([teaser], categories)} />);
  expect(screen.getByText('1 notizia')).toBeInTheDocument();
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent('Abitare, Soldi e bandi');
  expect(within(card).getByText('2 novembre 2026')).toHaveAttribute('datetime', teaser.date?.iso);
  const pills = screen.getByRole('navigation', { name: 'Argomenti' });
  expect(within(pills).getByRole('link', { current: 'page' })).toHaveTextContent('Tutte');
  expect(screen.getByRole('link', { name: 'Gli argomenti, uno per uno' })).toHaveAttribute(
    'href',
    '/news/categorie',
  );
});

it('links to all pages of the news', () => {
  const list = listingWith([teaser], categories);
  renderIn(
    'en',
    <NewsView head={head} list={{ ...list, result: { ...list.result, total: 83 } }} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('83 news items, Page 1 of 4');
  expect(screen.getByRole('link', { name: 'Page 4' })).toHaveAttribute('href', '/en/news?page=4');
});

it('shows each category with its number of articles and the newest one', () => {
  renderIn(
    'it',
    <NewsCategoriesView
      head={{ ...head, title: 'Argomenti' }}
      categories={[
        { title: 'Abitare', href: '/news/categorie/abitare', count: 7, latest: teaser },
        { title: 'Studiare', href: '/news/categorie/studiare', count: 0, latest: null },
      ]}
    />,
  );
  const [living, study] = screen.getAllByRole('article');
  expect(living).toHaveTextContent('7 notizie');
  expect(within(living as HTMLElement).getByRole('link', { name: teaser.title })).toHaveAttribute(
    'href',
    teaser.href,
  );
  expect(study).toHaveTextContent('0 notizie');
});

it('marks the current category, and links back to all categories', () => {
  renderIn(
    'it',
    <NewsCategoryView
      title="Abitare"
      list={{
        ...listingWith([teaser], categories),
        translations: {},
        fixedCategory: 'abitare',
        followLinks: [{ by: 'feed', href: '/news.xml?category=abitare' }],
      }}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Abitare');
  const pills = screen.getByRole('navigation', { name: 'Argomenti' });
  expect(within(pills).getByRole('link', { current: 'page' })).toHaveTextContent('Abitare');
  const trail = screen.getByRole('navigation', { name: 'Percorso' });
  expect(within(trail).getByRole('link', { name: 'Argomenti' })).toHaveAttribute(
    'href',
    '/news/categorie',
  );
  expect(screen.getByRole('link', { name: 'Segui con un lettore di feed' })).toHaveAttribute(
    'href',
    '/news.xml?category=abitare',
  );
});

it('shows when an article was published and when it was last changed', () => {
  renderIn('it', <NewsArticleView article={article} />);
  const aside = screen.getByRole('complementary', { name: 'In breve' });
  expect(within(aside).getByText('2 novembre 2026')).toHaveAttribute('datetime', article.date?.iso);
  expect(within(aside).getByText(/aggiornamento: 5 novembre 2026/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Abitare' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Scadenze' })).not.toBeInTheDocument();
});
