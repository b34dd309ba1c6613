import { screen } from '@testing-library/react';
import { listUniversities } from '../../../stories/fixtures/blocks/ListUniversities';
import { renderOnAnyPage } from '../engine/testing/renderOnAnyPage';
import { ListUniversities } from './ListUniversities';

it('shows each university on a card, and links to all universities', () => {
  renderOnAnyPage('it', <ListUniversities {...listUniversities.typical.props} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  const [conservatorio] = screen.getAllByRole('article');
  expect(conservatorio).toHaveTextContent('Piazza San Vero 4');
  expect(screen.getByRole('link', { name: 'Tutti gli atenei' })).toHaveAttribute('href', '/atenei');
});
