import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderIn } from '@/layout/testing';
import { listWith } from '../finding/testing';
import { teaser, university } from './fixtures';
import { UniversitiesView } from './UniversitiesView';
import { UniversityView } from './UniversityView';

const head = { title: 'Atenei', introduction: [], more: [] };

it('lists the universities, each with its line', async () => {
  const { container } = renderIn('it', <UniversitiesView head={head} list={listWith([teaser])} />);
  expect(screen.getByText('1 ateneo')).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent('Ingegneri nelle vecchie filande');
  expect(await axe(container)).toHaveNoViolations();
});

it('says kindly that there are none yet', () => {
  renderIn('en', <UniversitiesView head={head} list={listWith([])} />);
  expect(screen.getByRole('heading', { name: 'No results' })).toBeInTheDocument();
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

it('shows what is near it, with the minutes on foot as an estimate', () => {
  renderIn('it', <UniversityView university={university} />);
  const services = within(screen.getByRole('region', { name: 'Servizi vicini' }));
  expect(services.getByRole('article')).toHaveTextContent('circa 4 min a piedi');
  const homes = within(screen.getByRole('region', { name: 'Alloggi vicini' }));
  expect(homes.getByRole('article')).toHaveTextContent('circa 9 min a piedi');
  expect(homes.getByRole('link', { name: 'Tutti gli alloggi, dal più vicino' })).toHaveAttribute(
    'href',
    '/alloggi?near=politecnico-del-colle&sort=nearest',
  );
});

it('says nothing of surroundings that are not known', () => {
  renderIn('it', <UniversityView university={{ ...university, services: [], homes: [] }} />);
  expect(screen.queryByRole('region', { name: 'Servizi vicini' })).not.toBeInTheDocument();
});

it('keeps the first contact in reach of phones, and can be passed on and compared', () => {
  renderIn('en', <UniversityView university={university} />);
  expect(screen.getByText('Website').closest('a')).toHaveAttribute(
    'href',
    'https://politecnico.example.org',
  );
  expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument();
  expect(
    screen.getByRole('button', { name: 'Compare: Politecnico del Colle' }),
  ).toBeInTheDocument();
});
