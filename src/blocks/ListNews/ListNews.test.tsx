import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { inSlider } from '../../../stories/fixtures/cardLists';
import { listNews } from '../../../stories/fixtures/blocks/ListNews';
import { renderOnAnyPage } from '../engine/testing/renderOnAnyPage';
import { ListNews } from './ListNews';

it('shows each news entry with its date, and links to all news', async () => {
  const { container } = renderOnAnyPage('it', <ListNews {...listNews.typical.props} />);
  const [library] = screen.getAllByRole('article');
  expect(library).toHaveTextContent('17 novembre 2026');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Il contributo per l’affitto' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tutte le notizie' })).toHaveAttribute('href', '/news');
  expect(await axe(container)).toHaveNoViolations();
});

it('can be a slider with a name', async () => {
  const { container } = renderOnAnyPage(
    'en',
    <ListNews {...listNews.english.props} {...inSlider} />,
  );
  const row = screen.getByRole('group', { name: 'News' });
  expect(within(row).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/en/news');
  expect(await axe(container)).toHaveNoViolations();
});

it('works with an entry that has only a title', async () => {
  const { container } = renderOnAnyPage('it', <ListNews {...listNews.bare.props} />);
  expect(screen.getByRole('link', { name: 'Sciopero dei bus' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
