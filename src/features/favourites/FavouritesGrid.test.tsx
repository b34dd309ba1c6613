import { screen } from '@testing-library/react';
import { renderIn } from '@/i18n/testing/renderIn';
import { emptyCards } from './emptyCards';
import { FavouritesGrid } from './FavouritesGrid';
import type { FavouriteCards } from './model';

it('says which titles are in another language than the page', () => {
  const lang = 'en';
  const cards: FavouriteCards = {
    ...emptyCards(),
    news: [
      {
        id: '1',
        href: '/en/news/bus',
        title: 'Two more buses',
        excerpt: 'From Monday.',
        deadline: null,
        image: null,
        date: null,
        categoryTitles: [],
        categories: [],
        lang,
      },
    ],
    pages: [
      { id: '2', href: '/en/guide', title: 'Guide', lang },
      { id: '3', href: '/primi-passi', title: 'Primi passi' },
    ],
  };
  renderIn('it', <FavouritesGrid section="news" cards={cards} />);
  expect(screen.getByRole('heading', { name: 'Two more buses' })).toHaveAttribute('lang', 'en');
  expect(screen.getByText('From Monday.')).toHaveAttribute('lang', 'en');
  renderIn('it', <FavouritesGrid section="pages" cards={cards} />);
  expect(screen.getByRole('link', { name: 'Guide' })).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'Primi passi' })).not.toHaveAttribute('lang');
});
