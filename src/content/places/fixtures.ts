import { teaser as service } from '@/content/services/fixtures';
import type { PlaceTeaser } from './model';
import type { Place } from './detail';

const icon = {
  src: '/media/1/w1180-q80/fontana.webp',
  srcSet: '/media/1/w560-q80/fontana.webp 512w',
  alt: 'Acqua',
  width: 512,
  height: 512,
};

export const teaser: PlaceTeaser = {
  id: '107',
  href: '/luoghi/casa-dell-acqua',
  title: 'Casa dell’acqua',
  excerpt: 'Acqua fresca, anche frizzante.',
  icon,
  address: 'Via delle Filande 8',
  position: { lat: 43.4, lng: 12 },
};

export const place: Place = {
  ...teaser,
  image: null,
  embed: null,
  contacts: [],
  labels: [],
  updatedAt: { iso: '2026-11-02T10:00:00Z', text: '2 novembre 2026' },
  blocks: [],
  places: [{ entry: { ...teaser, id: '207', title: 'Fontana dei Librai' }, walking: 3 }],
  services: [{ entry: service, walking: 6 }],
};
