import { picture } from '@/content/accommodations/fixtures';
import type { ServiceTeaser } from './model';
import type { Service } from './detail';

export const teaser: ServiceTeaser = {
  id: '1',
  href: '/servizi/mensa-del-pozzo',
  title: 'Mensa del Pozzo',
  excerpt: 'La più centrale e la più rumorosa.',
  type: 'canteen',
  image: picture,
  deadline: null,
  address: 'Piazza del Pozzo 5',
  position: { lat: 43.4, lng: 12 },
  categories: [{ slug: 'mangiare', title: 'Mangiare' }],
};

export const service: Service = {
  ...teaser,
  calendarHref: null,
  embed: null,
  contacts: [{ kind: 'phone', label: 'Telefona alla mensa', href: 'tel:0000123431' }],
  labels: [{ title: 'Mangiare', href: '/servizi?category=mangiare' }],
  updatedAt: { iso: '2026-11-02T10:00:00Z', text: '2 novembre 2026' },
  blocks: [],
  related: [{ ...teaser, id: '2', href: '/servizi/bar', title: 'Bar dei Portici' }],
};
