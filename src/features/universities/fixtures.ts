import { picture } from '../accommodations/fixtures';
import type { University, UniversityTeaser } from './model';

export const teaser: UniversityTeaser = {
  id: '1',
  href: '/atenei/politecnico-del-colle',
  title: 'Politecnico del Colle',
  subtitle: 'Ingegneri nelle vecchie filande',
  image: picture,
  address: 'Via delle Filande 2',
};

export const university: University = {
  title: teaser.title,
  excerpt: teaser.subtitle,
  image: picture,
  address: teaser.address,
  contacts: [{ kind: 'website', label: 'Sito', href: 'https://politecnico.example.org' }],
  labels: [],
  updatedAt: '2026-11-02T10:00:00Z',
  blocks: [],
};
