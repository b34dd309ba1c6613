import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { listCategoriesAccommodations } from '../../../stories/fixtures/blocks/ListCategoriesAccommodations';
import { renderOnAnyPage } from '../testing/renderOnAnyPage';
import { ListCategoriesAccommodations } from './ListCategoriesAccommodations';

const { usual, bare } = listCategoriesAccommodations;

it('leads from each category to its list, named by its title alone', async () => {
  const { container } = renderOnAnyPage('it', <ListCategoriesAccommodations {...usual.props} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Case intere' })).toHaveAttribute(
    'href',
    '/alloggi?category=case-intere',
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('becomes a row to scroll, with a name', async () => {
  const { container } = renderOnAnyPage(
    'it',
    <ListCategoriesAccommodations {...usual.props} arrangement={{ slider: true, columns: 3 }} />,
  );
  const row = screen.getByRole('group', { name: 'Alloggi' });
  expect(within(row).getAllByRole('link')).toHaveLength(4);
  expect(await axe(container)).toHaveNoViolations();
});

it('stands without pictures', async () => {
  const { container } = renderOnAnyPage('it', <ListCategoriesAccommodations {...bare.props} />);
  expect(screen.getByRole('link', { name: 'Senza gradini' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
