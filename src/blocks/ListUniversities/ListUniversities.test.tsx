import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { inSlider } from '../../../stories/fixtures/cardLists';
import { listUniversities } from '../../../stories/fixtures/blocks/ListUniversities';
import { renderOnAnyPage } from '../testing/renderOnAnyPage';
import { ListUniversities } from './ListUniversities';

const { usual, bare } = listUniversities;

it('shows each university on a card, and leads to all of them', async () => {
  const { container } = renderOnAnyPage('it', <ListUniversities {...usual.props} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  const [conservatorio] = screen.getAllByRole('article');
  expect(conservatorio).toHaveTextContent('Piazza San Vero 4');
  expect(screen.getByRole('link', { name: 'Tutti gli atenei' })).toHaveAttribute('href', '/atenei');
  expect(await axe(container)).toHaveNoViolations();
});

it('becomes a row to scroll, with a name', async () => {
  const { container } = renderOnAnyPage('it', <ListUniversities {...usual.props} {...inSlider} />);
  const row = screen.getByRole('group', { name: 'Atenei' });
  expect(within(row).getAllByRole('listitem')).toHaveLength(3);
  expect(await axe(container)).toHaveNoViolations();
});

it('stands with a university that is nothing but a name', async () => {
  const { container } = renderOnAnyPage('it', <ListUniversities {...bare.props} />);
  expect(screen.getByRole('link', { name: 'Accademia di Belle Arti' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
