import type { CategorySeed } from '../types';

export const accommodationsCategories: Record<string, CategorySeed> = {
  'single-rooms': {
    title: { it: 'Camere singole', en: 'Single rooms' },
    slug: { it: 'camere-singole', en: 'single-rooms' },
    backgroundImage: 'single-room-liutai',
  },
  'shared-rooms': {
    title: { it: 'Camere doppie', en: 'Shared rooms' },
    slug: { it: 'camere-doppie', en: 'shared-rooms' },
    backgroundImage: 'double-room-cordai',
  },
  beds: {
    title: { it: 'Posti letto', en: 'Beds' },
    slug: { it: 'posti-letto', en: 'beds' },
    backgroundImage: 'double-room-lungofiume',
  },
  studios: {
    title: { it: 'Monolocali', en: 'Studios' },
    slug: { it: 'monolocali', en: 'studios' },
    backgroundImage: 'attic-via-alta',
  },
  'whole-houses': {
    title: { it: 'Case intere', en: 'Whole houses' },
    slug: { it: 'case-intere', en: 'whole-houses' },
    backgroundImage: 'kitchen-by-the-bridge',
  },
  residences: {
    title: { it: 'Residenze', en: 'Student residences' },
    slug: { it: 'residenze', en: 'student-residences' },
    backgroundImage: 'courtyard-melograno',
  },
};
