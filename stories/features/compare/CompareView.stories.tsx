import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { CompareToggle } from '@/features/compare/CompareToggle';
import { CompareView } from '@/features/compare/CompareView';
import * as fixtures from '@/features/compare/fixtures';
import { pictures } from '../../fixtures/pictures';
import { pageIn } from '../../fixtures/pageStories';

const meta: Meta = { component: CompareView };
export default meta;

const homes = fixtures.homes.map((home) => ({ ...home, image: pictures.attic }));
const universities = fixtures.universities.map((one) => ({ ...one, image: pictures.library }));

const near = [
  { slug: 'politecnico', title: 'Politecnico del Colle', position: { lat: 43.4, lng: 12.01 } },
];

const at = (locale: 'it' | 'en', query: Record<string, string>, story: StoryObj): StoryObj => ({
  ...story,
  parameters: { nextjs: { router: { locale, query } } },
});

const homesIn = (locale: 'it' | 'en') =>
  pageIn(
    locale,
    'compare',
    <CompareView compared={{ section: 'accommodations', entries: homes }} universities={near} />,
  );

export const Homes = at('it', { accommodations: '1,2', near: 'politecnico' }, homesIn('it'));

export const OnlyDifferences = at(
  'en',
  { accommodations: '1,2', only: 'differences' },
  homesIn('en'),
);

/** A single entry, and invalid query parameters. */
export const One = at('it', { accommodations: '1,99', only: 'tutto' }, homesIn('it'));

export const Universities = at(
  'it',
  { universities: '1,2' },
  pageIn(
    'it',
    'compare',
    <CompareView compared={{ section: 'universities', entries: universities }} universities={[]} />,
  ),
);

export const Empty = at('en', {}, homesIn('en'));

export const Toggle: StoryObj = {
  render: () => (
    <CompareToggle section="accommodations" entry={{ id: '1', title: 'Mansarda a San Vero' }} />
  ),
};
