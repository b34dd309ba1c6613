import { picture } from '@/content/accommodations/fixtures';
import type { NewsTeaser } from './model';
import type { NewsArticle } from './detail';

export const teaser: NewsTeaser = {
  id: '1',
  href: '/news/contributo-affitto',
  title: 'Il contributo per l’affitto',
  excerpt: 'Chi può chiederlo, entro quando e con quali carte.',
  image: picture,
  date: { iso: '2026-11-02T09:00:00Z', text: '2 novembre 2026' },
  deadline: null,
  categoryTitles: ['Abitare', 'Soldi e bandi'],
  categories: ['abitare', 'soldi-e-bandi'],
};

export const article: NewsArticle = {
  ...teaser,
  calendarHref: null,
  address: '',
  position: null,
  contacts: [],
  embed: null,
  labels: [
    { title: 'Abitare', href: '/news/categorie/abitare' },
    { title: 'Scadenze', href: null },
  ],
  updatedAt: { iso: '2026-11-05T10:00:00Z', text: '5 novembre 2026' },
  blocks: [],
};
