import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/i18n/testing/renderIn';
import { service } from './fixtures';
import { ServiceView } from './ServiceView';

it('shows type, address and contacts', () => {
  renderIn('it', <ServiceView service={service} />);
  const trail = screen.getByRole('navigation', { name: 'Percorso' });
  expect(within(trail).getByRole('link', { name: 'Servizi' })).toHaveAttribute('href', '/servizi');
  const aside = screen.getByRole('complementary', { name: 'In breve' });
  expect(within(aside).getByText('Tipo').nextSibling).toHaveTextContent('Mensa');
  const card = within(aside).getByText('Tipo').closest('section');
  for (const part of ['Mangiare', 'Mensa del Pozzo', 'Piazza del Pozzo 5'])
    expect(card).toHaveTextContent(part);
  expect(within(aside).getByRole('link', { name: 'Telefona alla mensa' })).toHaveAttribute(
    'href',
    'tel:0000123431',
  );
  expect(within(aside).getByText('Ultimo aggiornamento: 2 novembre 2026')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mangiare' })).toHaveAttribute(
    'href',
    '/servizi?category=mangiare',
  );
});

it('renders with a title only', () => {
  const bare = { ...service, type: null, address: '', contacts: [], labels: [], image: null };
  renderIn('en', <ServiceView service={{ ...bare, excerpt: '' }} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mensa del Pozzo');
});

it('links to related services, and loads embedded media on demand', async () => {
  const embed = {
    src: 'https://video.example.org/embed/1',
    href: 'https://video.example.org/1',
    host: 'video.example.org',
    kind: 'video' as const,
  };
  const { container } = renderIn('it', <ServiceView service={{ ...service, embed }} />);
  const others = within(screen.getByRole('region', { name: 'Altri servizi così' }));
  expect(others.getByRole('link', { name: 'Bar dei Portici' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Carica il video' })).toBeInTheDocument();
  expect(container.querySelector('iframe')).toBeNull();
});

it('does not load the media of an entry because the visitor loaded those of the entry before', async () => {
  const embed = { src: 'https://video.example.org/embed/1', href: 'https://video.example.org/1' };
  const hosted = { ...embed, host: 'video.example.org', kind: 'video' as const };
  const { container, rerender } = renderIn(
    'it',
    <ServiceView service={{ ...service, embed: hosted }} />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Carica il video' }));
  expect(container.querySelector('iframe')).toBeInTheDocument();
  rerender(<ServiceView service={{ ...service, id: 'other', embed: hosted }} />);
  expect(await screen.findByRole('button', { name: 'Carica il video' })).toBeInTheDocument();
  expect(container.querySelector('iframe')).toBeNull();
});
