import { picture, teaser as home } from '@/content/accommodations/fixtures';
import { teaser as service } from '@/content/services/fixtures';
import type { UniversityTeaser } from './model';
import type { University } from './detail';

export const teaser: UniversityTeaser = {
  id: '1',
  href: '/atenei/politecnico-del-colle',
  title: 'Politecnico del Colle',
  subtitle: 'Ingegneri nelle vecchie filande',
  image: picture,
  address: 'Via delle Filande 2',
  position: { lat: 43.4, lng: 12 },
};

export const university: University = {
  ...teaser,
  excerpt: teaser.subtitle,
  embed: null,
  contacts: [{ kind: 'website', label: 'Sito', href: 'https://politecnico.example.org' }],
  labels: [],
  updatedAt: { iso: '2026-11-02T10:00:00Z', text: '2 novembre 2026' },
  blocks: [],
  services: [{ entry: service, walking: 4 }],
  homes: [{ entry: home, walking: 9 }],
  servicesHref: '/servizi?near=politecnico-del-colle&sort=nearest',
  homesHref: '/alloggi?near=politecnico-del-colle&sort=nearest',
};
