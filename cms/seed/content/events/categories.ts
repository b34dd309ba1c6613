import type { CategorySeed, TagSeed } from '../../types';

export const eventsCategories: Record<string, CategorySeed> = {
  music: {
    title: { it: 'Musica', en: 'Music' },
    slug: { it: 'musica', en: 'music' },
  },
  'theatre-and-cinema': {
    title: { it: 'Teatro e cinema', en: 'Theatre and cinema' },
    slug: { it: 'teatro-e-cinema', en: 'theatre-and-cinema' },
  },
  talks: {
    title: { it: 'Incontri e lezioni aperte', en: 'Talks and open lectures' },
    slug: { it: 'incontri', en: 'talks' },
  },
  workshops: {
    title: { it: 'Laboratori', en: 'Workshops' },
    slug: { it: 'laboratori', en: 'workshops' },
  },
  sport: {
    title: { it: 'Sport e gare', en: 'Sport and races' },
    slug: { it: 'sport', en: 'sport-and-races' },
  },
  'markets-and-parties': {
    title: { it: 'Mercati e feste', en: 'Markets and parties' },
    slug: { it: 'mercati-e-feste', en: 'markets-and-parties' },
  },
  'university-life': {
    title: { it: 'Vita d’ateneo', en: 'University life' },
    slug: { it: 'vita-d-ateneo', en: 'university-life' },
  },
};

export const eventsTags: Record<string, TagSeed> = {
  'free-admission': {
    title: { it: 'Ingresso libero', en: 'Free admission' },
    slug: { it: 'ingresso-libero', en: 'free-admission' },
  },
  outdoors: {
    title: { it: 'All’aperto', en: 'Outdoors' },
    slug: { it: 'all-aperto', en: 'outdoors' },
  },
  'in-english': {
    title: { it: 'Anche in inglese', en: 'English spoken' },
    slug: { it: 'anche-in-inglese', en: 'english-spoken' },
  },
  'for-freshers': {
    title: { it: 'Per le matricole', en: 'For freshers' },
    slug: { it: 'per-le-matricole', en: 'for-freshers' },
  },
  'families-welcome': {
    title: { it: 'Con i bambini', en: 'Families welcome' },
    slug: { it: 'con-i-bambini', en: 'families-welcome' },
  },
  'by-the-river': {
    title: { it: 'Sul fiume', en: 'By the river' },
    slug: { it: 'sul-fiume', en: 'by-the-river' },
  },
  'late-night': {
    title: { it: 'Fino a tardi', en: 'Late night' },
    slug: { it: 'fino-a-tardi', en: 'late-night' },
  },
  'booking-needed': {
    title: { it: 'Su prenotazione', en: 'Booking needed' },
    slug: { it: 'su-prenotazione', en: 'booking-needed' },
  },
  'without-steps': {
    title: { it: 'Senza gradini', en: 'Without steps' },
    slug: { it: 'senza-gradini', en: 'without-steps' },
  },
};
