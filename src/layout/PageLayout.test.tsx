import { screen, within } from '@testing-library/react';
import type { LayoutData } from './model';
import { PageLayout } from './PageLayout';
import { renderIn } from '@/i18n/testing/renderIn';

const layout: LayoutData = {
  siteName: 'Studium · Castelmora',
  icon: null,
  headerMenu: [{ title: 'Alloggi', href: '/alloggi', section: 'accommodations' }],
  topMenu: [{ title: 'Primi passi', href: '/primi-passi' }],
  mainMenu: [],
  preFooter: [],
  footer: [
    [{ type: 'text', html: '<h2>Sportello</h2><p>Portico delle Lavandaie 3</p>' }],
    [{ type: 'menu', label: 'Crediti', items: [{ title: 'Crediti', href: '/credits' }] }],
  ],
  socials: [{ network: 'instagram', href: 'https://instagram.example.org/studium' }],
};

const page = {
  route: 'accommodation',
  layout,
  alternates: { it: '/alloggi/mansarda', en: null },
  year: 2026,
} as const;

const pageLayout = (
  <PageLayout page={page}>
    <h1>Mansarda</h1>
  </PageLayout>
);

it('has its landmarks, and marks the current section', () => {
  renderIn('it', pageLayout);
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2026 Studium · Castelmora');
  const bar = screen.getByRole('navigation', { name: 'Sezioni' });
  expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('Alloggi');
});

it('has the menus that the menu button links to without scripts, and the credits', () => {
  renderIn('it', pageLayout);
  const columns = document.getElementById('menu');
  expect(columns).toContainElement(screen.getByRole('heading', { name: 'Sportello' }));
  expect(columns?.querySelector('a[href="/credits"]')).not.toBeNull();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('A cura dell’ufficio del Comune per i giovani')).toBeInTheDocument();
  const [, credits] = footer.getAllByRole('link', { name: 'Crediti' });
  expect(credits).toHaveAttribute('href', '/credits');
});

it('opens the social channels in a new window, and announces it', () => {
  renderIn('en', pageLayout);
  const social = screen.getByRole('link', { name: 'Instagram (opens in a new window)' });
  expect(social).toHaveAttribute('target', '_blank');
});
