import type { CategorySeed } from '../types';

export const accommodationsCategories: Record<string, CategorySeed> = {
  'single-rooms': {
    title: { it: 'Camere singole', en: 'Single rooms' },
    slug: { it: 'camere-singole', en: 'single-rooms' },
    image: 'single-room-liutai',
  },
  'shared-rooms': {
    title: { it: 'Camere doppie', en: 'Shared rooms' },
    slug: { it: 'camere-doppie', en: 'shared-rooms' },
    image: 'double-room-cordai',
  },
  beds: {
    title: { it: 'Posti letto', en: 'Beds' },
    slug: { it: 'posti-letto', en: 'beds' },
    image: 'double-room-lungofiume',
  },
  studios: {
    title: { it: 'Monolocali', en: 'Studios' },
    slug: { it: 'monolocali', en: 'studios' },
    image: 'attic-via-alta',
  },
  'whole-houses': {
    title: { it: 'Case intere', en: 'Whole houses' },
    slug: { it: 'case-intere', en: 'whole-houses' },
    image: 'kitchen-by-the-bridge',
  },
  residences: {
    title: { it: 'Residenze', en: 'Student residences' },
    slug: { it: 'residenze', en: 'student-residences' },
    image: 'courtyard-melograno',
  },
  hostels: {
    title: { it: 'Ostelli e brevi soggiorni', en: 'Hostels and short stays' },
    slug: { it: 'ostelli-e-brevi-soggiorni', en: 'hostels-and-short-stays' },
    image: 'hall-customs-house',
  },
  accessible: {
    title: { it: 'Senza gradini', en: 'Step-free' },
    slug: { it: 'senza-gradini', en: 'step-free' },
    image: 'single-room-step-free',
  },
};
