import { screen } from '@testing-library/react';
import { listCategoriesServices } from '../../../stories/fixtures/blocks/ListCategoriesServices';
import { renderOnAnyPage } from '../engine/testing/renderOnAnyPage';
import { ListCategoriesServices } from './ListCategoriesServices';

it('links each category to its listing, with only its title as name', () => {
  renderOnAnyPage('it', <ListCategoriesServices {...listCategoriesServices.typical.props} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Muoversi' })).toHaveAttribute(
    'href',
    '/servizi?category=muoversi',
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
