import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderIn } from '@/layout/testing';
import { teaser, university } from './fixtures';
import { UniversitiesView } from './UniversitiesView';
import { UniversityView } from './UniversityView';

const head = { title: 'Atenei', introduction: [], more: [] };

it('lists the universities, each with its line', async () => {
  const { container } = renderIn('it', <UniversitiesView head={head} universities={[teaser]} />);
  expect(screen.getByText('1 ateneo')).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent('Ingegneri nelle vecchie filande');
  expect(await axe(container)).toHaveNoViolations();
});

it('says kindly that there are none yet', () => {
  renderIn('en', <UniversitiesView head={head} universities={[]} />);
  expect(screen.getByRole('heading', { name: 'Nothing here for now' })).toBeInTheDocument();
});

it('tells of one where it is and whom to ask', async () => {
  const { container } = renderIn('it', <UniversityView university={university} />);
  const aside = screen.getByRole('complementary', { name: 'In breve' });
  expect(within(aside).getByText('Indirizzo').nextSibling).toHaveTextContent('Via delle Filande 2');
  expect(within(aside).getByRole('link', { name: 'Sito' })).toHaveAttribute(
    'rel',
    'noopener external',
  );
  expect(await axe(container)).toHaveNoViolations();
});
