import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { listCategoriesServices } from '../../../stories/fixtures/blocks/ListCategoriesServices';
import { renderOnAnyPage } from '../testing/renderOnAnyPage';
import { ListCategoriesServices } from './ListCategoriesServices';

const { usual, bare } = listCategoriesServices;

it('leads from each category to its list, named by its title alone', async () => {
  const { container } = renderOnAnyPage('it', <ListCategoriesServices {...usual.props} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Muoversi' })).toHaveAttribute(
    'href',
    '/servizi?category=muoversi',
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('becomes a row to scroll, with a name', async () => {
  const { container } = renderOnAnyPage(
    'it',
    <ListCategoriesServices {...usual.props} arrangement={{ slider: true, columns: 3 }} />,
  );
  const row = screen.getByRole('group', { name: 'Servizi' });
  expect(within(row).getAllByRole('link')).toHaveLength(4);
  expect(await axe(container)).toHaveNoViolations();
});

it('stands without pictures', async () => {
  const { container } = renderOnAnyPage('it', <ListCategoriesServices {...bare.props} />);
  expect(screen.getByRole('link', { name: 'Lavoro e tirocini' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
