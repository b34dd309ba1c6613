import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { listCategoriesAccommodations } from '../../../stories/fixtures/blocks/ListCategoriesAccommodations';
import { renderOnAnyPage } from '../engine/testing/renderOnAnyPage';
import { ListCategoriesAccommodations } from './ListCategoriesAccommodations';

const { typical, bare } = listCategoriesAccommodations;

it('links each category to its listing, with only its title as name', async () => {
  const { container } = renderOnAnyPage('it', <ListCategoriesAccommodations {...typical.props} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Case intere' })).toHaveAttribute(
    'href',
    '/alloggi?category=case-intere',
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('can be a slider with a name', async () => {
  const { container } = renderOnAnyPage(
    'it',
    <ListCategoriesAccommodations {...typical.props} layout={{ slider: true, columns: 3 }} />,
  );
  const row = screen.getByRole('group', { name: 'Alloggi' });
  expect(within(row).getAllByRole('link')).toHaveLength(4);
  expect(await axe(container)).toHaveNoViolations();
});

it('works without pictures', async () => {
  const { container } = renderOnAnyPage('it', <ListCategoriesAccommodations {...bare.props} />);
  expect(screen.getByRole('link', { name: 'Senza gradini' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
