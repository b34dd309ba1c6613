import { screen, within } from '@testing-library/react';
import { renderIn } from '@/i18n/testing/renderIn';
import { listingWith } from '@/features/listing/testing';
import { teaser, university } from './fixtures';
import { UniversitiesView } from './UniversitiesView';
import { UniversityView } from './UniversityView';

const head = { title: 'Atenei', introduction: [], more: [] };

it('lists the universities with their subtitles', () => {
  renderIn('it', <UniversitiesView head={head} list={listingWith([teaser])} />);
  expect(screen.getByText('1 ateneo')).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent('Ingegneri nelle vecchie filande');
});

it('reports that there are no results', () => {
  renderIn('en', <UniversitiesView head={head} list={listingWith([])} />);
  expect(screen.getByRole('heading', { name: 'No results' })).toBeInTheDocument();
});

it('shows the address and the contacts of a university', () => {
  renderIn('it', <UniversityView university={university} />);
  const aside = screen.getByRole('complementary', { name: 'In breve' });
  expect(aside).toHaveTextContent('Via delle Filande 2');
  expect(within(aside).getByRole('link', { name: 'Sito' })).toHaveAttribute(
    'rel',
    'noopener external',
  );
});

it('shows services and homes nearby, with the estimated walking time', () => {
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

it('shows no sections for missing entries nearby', () => {
  renderIn('it', <UniversityView university={{ ...university, services: [], homes: [] }} />);
  expect(screen.queryByRole('region', { name: 'Servizi vicini' })).not.toBeInTheDocument();
});

it('shows the first contact on phones, and has buttons to share and compare', () => {
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
