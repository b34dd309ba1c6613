import type { CategorySeed, TagSeed } from '../../types';

export const newsCategories: Record<string, CategorySeed> = {
  living: {
    title: { it: 'Abitare', en: 'Living here' },
    slug: { it: 'abitare', en: 'living' },
  },
  study: {
    title: { it: 'Studiare', en: 'Studying' },
    slug: { it: 'studiare', en: 'studying' },
  },
  'money-and-grants': {
    title: { it: 'Soldi e bandi', en: 'Money and grants' },
    slug: { it: 'soldi-e-bandi', en: 'money-and-grants' },
  },
  'getting-around': {
    title: { it: 'Spostarsi', en: 'Getting around' },
    slug: { it: 'spostarsi', en: 'getting-around' },
  },
  culture: {
    title: { it: 'Cultura e incontri', en: 'Culture and company' },
    slug: { it: 'cultura-e-incontri', en: 'culture-and-company' },
  },
  health: {
    title: { it: 'Salute e sport', en: 'Health and sport' },
    slug: { it: 'salute-e-sport', en: 'health-and-sport' },
  },
  'from-the-office': {
    title: { it: 'Dallo Sportello', en: 'From the office' },
    slug: { it: 'dallo-sportello', en: 'from-the-office' },
  },
};

export const newsTags: Record<string, TagSeed> = {
  deadlines: {
    title: { it: 'Scadenze', en: 'Deadlines' },
    slug: { it: 'scadenze', en: 'deadlines' },
  },
  leases: {
    title: { it: 'Contratti', en: 'Leases' },
    slug: { it: 'contratti', en: 'leases' },
  },
  timetables: {
    title: { it: 'Orari che cambiano', en: 'Changed hours' },
    slug: { it: 'orari-che-cambiano', en: 'changed-hours' },
  },
  works: {
    title: { it: 'Lavori in corso', en: 'Works under way' },
    slug: { it: 'lavori-in-corso', en: 'works-under-way' },
  },
  free: {
    title: { it: 'Gratis', en: 'Free of charge' },
    slug: { it: 'gratis', en: 'free-of-charge' },
  },
  'first-year': {
    title: { it: 'Primo anno', en: 'First year' },
    slug: { it: 'primo-anno', en: 'first-year' },
  },
  accessibility: {
    title: { it: 'Senza barriere', en: 'Step-free' },
    slug: { it: 'senza-barriere', en: 'step-free' },
  },
  'studium-card': {
    title: { it: 'Con la Studium Card', en: 'With the Studium Card' },
    slug: { it: 'con-la-studium-card', en: 'with-the-studium-card' },
  },
  explained: {
    title: { it: 'Spiegato piano', en: 'Explained slowly' },
    slug: { it: 'spiegato-piano', en: 'explained-slowly' },
  },
  people: {
    title: { it: 'Persone', en: 'People' },
    slug: { it: 'persone', en: 'people' },
  },
};
