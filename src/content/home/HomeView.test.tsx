import { screen, within } from '@testing-library/react';
import type { Block, FrameFields } from '@/blocks/engine/block';
import { renderIn } from '@/i18n/testing/renderIn';
import { hero } from '../../../stories/fixtures/blocks/Hero';
import { HomeView } from './HomeView';

it('starts with the hero and the four section links', () => {
  renderIn(
    'it',
    <HomeView title="Studium" blocks={[hero.typical]} counts={{ accommodations: 20 }} />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('La città, spiegata');
  const links = within(screen.getByRole('navigation', { name: 'Le quattro sezioni' }));
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/alloggi',
    '/atenei',
    '/servizi',
    '/eventi',
  ]);
  expect(links.getByText('20 tra stanze e case')).toBeInTheDocument();
  const search = screen.getByRole('search');
  expect(search).toHaveAttribute('action', '/cerca');
  expect(within(search).getByRole('searchbox', { name: 'Che cosa cerchi?' })).toHaveAttribute(
    'name',
    'q',
  );
});

it.each<[string, FrameFields, string]>([
  ['overlap the picture of the hero', {}, '-3.25rem'],
  ['stay below the header where editors hid the hero', { visibleOn: ['desktop'] }, 'var(--s6)'],
])('the section links %s', (_, frame, marginTop) => {
  const block: Block = { ...hero.typical, frame };
  renderIn('it', <HomeView title="Studium" blocks={[block]} counts={{ accommodations: 20 }} />);
  const links = screen.getByRole('navigation', { name: 'Le quattro sezioni' });
  expect(links.parentElement).toHaveStyle({ marginTop });
});

it('has only the heading of its first block, also without a hero', () => {
  const title: Block = {
    id: 'a',
    type: 'titleContent',
    frame: {},
    props: { text: 'Benvenuti', level: 1, size: 'large' },
    children: [],
  };
  renderIn('it', <HomeView title="Studium" blocks={[title]} counts={{ accommodations: 0 }} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Benvenuti');
});

it('has a heading without a hero, and no count of zero', () => {
  renderIn('en', <HomeView title="Studium" blocks={[]} counts={{ accommodations: 0 }} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Studium');
  expect(screen.getByText('Rooms, beds and whole homes')).toBeInTheDocument();
});
