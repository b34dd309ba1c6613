import { screen } from '@testing-library/react';
import { listNews } from '../../../stories/fixtures/blocks/ListNews';
import { renderOnAnyPage } from '../engine/testing/renderOnAnyPage';
import { ListNews } from './ListNews';

it('shows each news entry with its date, and links to all news', () => {
  renderOnAnyPage('it', <ListNews {...listNews.typical.props} />);
  const [library] = screen.getAllByRole('article');
  expect(library).toHaveTextContent('17 novembre 2026');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Il contributo per l’affitto' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tutte le notizie' })).toHaveAttribute('href', '/news');
});
