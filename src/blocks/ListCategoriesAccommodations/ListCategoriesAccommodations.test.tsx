import { screen } from '@testing-library/react';
import { listCategoriesAccommodations } from '../../../stories/fixtures/blocks/ListCategoriesAccommodations';
import { renderOnAnyPage } from '../engine/testing/renderOnAnyPage';
import { ListCategoriesAccommodations } from './ListCategoriesAccommodations';

it('links each category to its listing, with only its title as name', () => {
  renderOnAnyPage(
    'it',
    <ListCategoriesAccommodations {...listCategoriesAccommodations.typical.props} />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Case intere' })).toHaveAttribute(
    'href',
    '/alloggi?category=case-intere',
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
