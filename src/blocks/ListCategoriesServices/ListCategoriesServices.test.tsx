import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { listCategoriesServices } from '../../../stories/fixtures/blocks/ListCategoriesServices';
import { renderOnAnyPage } from '../engine/testing/renderOnAnyPage';
import { ListCategoriesServices } from './ListCategoriesServices';

const { typical, bare } = listCategoriesServices;

it('links each category to its listing, with only its title as name', async () => {
  const { container } = renderOnAnyPage('it', <ListCategoriesServices {...typical.props} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Muoversi' })).toHaveAttribute(
    'href',
    '/servizi?category=muoversi',
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('can be a slider with a name', async () => {
  const { container } = renderOnAnyPage(
    'it',
    <ListCategoriesServices {...typical.props} layout={{ slider: true, columns: 3 }} />,
  );
  const row = screen.getByRole('group', { name: 'Servizi' });
  expect(within(row).getAllByRole('link')).toHaveLength(4);
  expect(await axe(container)).toHaveNoViolations();
});

it('works without pictures', async () => {
  const { container } = renderOnAnyPage('it', <ListCategoriesServices {...bare.props} />);
  expect(screen.getByRole('link', { name: 'Lavoro e tirocini' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
