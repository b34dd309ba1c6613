import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { TextsProvider } from '@/i18n/testing/TextsProvider';
import { mockDialogMethods } from '@/overlays/testing';
import { Header } from './Header';
import type { LayoutData, MenuItem } from './model';
import { renderIn } from '@/i18n/testing/renderIn';

beforeAll(mockDialogMethods);

const item = (title: string, href: string | null, children?: MenuItem[]): MenuItem => ({
  title,
  href,
  ...(children && { children }),
});

const layout: LayoutData = {
  siteName: 'Studium · Castelmora',
  icon: null,
  headerMenu: [
    { ...item('Atenei', '/atenei'), section: 'universities' },
    {
      ...item('Alloggi', '/alloggi', [item('Dove', null, [item('San Vero', '/san-vero')])]),
      section: 'accommodations',
    },
    { ...item('Altro', null, [item('Mappa', '/mappa')]), section: null },
    { ...item('Primi giorni', '/primi-giorni'), section: null },
    { ...item('Eventi', '/eventi'), section: 'events' },
    { ...item('Quinta voce', '/quinta'), section: null },
  ],
  topMenu: [
    item('Primi passi', '/primi-passi'),
    item('Uffici', null, [item('Sportello', '/sportello')]),
  ],
  mainMenu: [
    item('Guide', null, [item('Vivere insieme', '/vivere-insieme', [item('I turni', '/turni')])]),
  ],
  preFooter: [],
  footer: [],
  socials: [{ network: 'instagram', href: 'https://instagram.example.org/studium' }],
};

const header = (
  <Header layout={layout} alternates={{ it: '/eventi', en: '/en/events' }} section="events" />
);

it('shows the items of the short menu that have an address', () => {
  renderIn('it', header);
  const short = screen.getAllByRole('list', { hidden: true }).map((list) => list.textContent);
  expect(short).toContain('Primi passi');
});

it('shows the first four items with an address, and marks the current one', () => {
  renderIn('it', header);
  const primary = screen.getByLabelText('Navigazione principale');
  const links = within(primary).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Atenei', '/atenei'],
    ['Alloggi', '/alloggi'],
    ['Primi giorni', '/primi-giorni'],
    ['Eventi', '/eventi'],
  ]);
  expect(within(primary).getByRole('link', { current: 'page', hidden: true })).toHaveTextContent(
    'Eventi',
  );
});

it('opens the menu: the editors’ menus with three levels, languages, colours, channels', async () => {
  renderIn('it', header);
  const burger = screen.getByRole('button', { name: 'Apri il menu' });
  expect(burger).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(burger);
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(burger).toHaveAttribute('aria-expanded', 'true');
  expect(menu.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news');
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Eventi');
  expect(menu.getByRole('link', { name: 'Quinta voce' })).toHaveAttribute('href', '/quinta');
  expect(menu.getByText('Altro')).not.toHaveAttribute('href');
  expect(menu.getByRole('link', { name: 'San Vero' })).toHaveAttribute('href', '/san-vero');
  expect(menu.getByText('Guide')).not.toHaveAttribute('href');
  expect(menu.getByRole('link', { name: 'Vivere insieme' })).toBeInTheDocument();
  expect(menu.getByRole('link', { name: 'I turni' })).toHaveAttribute('href', '/turni');
  expect(menu.getByRole('link', { name: 'Primi passi' })).toBeInTheDocument();
  expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en/events');
  expect(menu.getByRole('link', { name: /Instagram/ })).toHaveAttribute('target', '_blank');
  await userEvent.click(menu.getByRole('button', { name: 'Chiudi il menu' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens the search with the cursor in its field', async () => {
  renderIn('en', header);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const dialog = await screen.findByRole('dialog', { name: 'Search the site' });
  expect(within(dialog).getByRole('textbox')).toHaveFocus();
});

it('stores the chosen theme on the device', async () => {
  renderIn('it', header);
  await userEvent.click(screen.getByRole('button', { name: 'Apri il menu' }));
  const colours = within(await screen.findByRole('group', { name: 'Colori del sito' }));
  expect(colours.getByRole('radio', { name: 'Auto' })).toBeChecked();
  await userEvent.click(colours.getByRole('radio', { name: 'Scuro' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await userEvent.click(colours.getByRole('radio', { name: 'Auto' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(localStorage.getItem('theme')).toBeNull();
});

it('links to menu and search before scripts run', () => {
  const html = renderToString(<TextsProvider locale="it">{header}</TextsProvider>);
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  expect(content.querySelector('a[href="#menu"]')).not.toBeNull();
  expect(content.querySelector('a[href="/cerca"]')).not.toBeNull();
  expect(content.querySelector('button')).toBeNull();
});
