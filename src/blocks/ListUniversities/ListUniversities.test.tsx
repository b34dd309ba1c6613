import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { inSlider } from '../../../stories/fixtures/cardLists';
import { listUniversities } from '../../../stories/fixtures/blocks/ListUniversities';
import { renderOnAnyPage } from '../engine/testing/renderOnAnyPage';
import { ListUniversities } from './ListUniversities';

const { typical, bare } = listUniversities;

it('shows each university on a card, and links to all universities', async () => {
  const { container } = renderOnAnyPage('it', <ListUniversities {...typical.props} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  const [conservatorio] = screen.getAllByRole('article');
  expect(conservatorio).toHaveTextContent('Piazza San Vero 4');
  expect(screen.getByRole('link', { name: 'Tutti gli atenei' })).toHaveAttribute('href', '/atenei');
  expect(await axe(container)).toHaveNoViolations();
});

it('can be a slider with a name', async () => {
  const { container } = renderOnAnyPage(
    'it',
    <ListUniversities {...typical.props} {...inSlider} />,
  );
  const row = screen.getByRole('group', { name: 'Atenei' });
  expect(within(row).getAllByRole('listitem')).toHaveLength(3);
  expect(await axe(container)).toHaveNoViolations();
});

it('works with a university that has only a name', async () => {
  const { container } = renderOnAnyPage('it', <ListUniversities {...bare.props} />);
  expect(screen.getByRole('link', { name: 'Accademia di Belle Arti' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
