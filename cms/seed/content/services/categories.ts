import type { CategorySeed } from '../../types';

export const servicesCategories: Record<string, CategorySeed> = {
  eat: {
    title: { it: 'Mangiare', en: 'Eating' },
    slug: { it: 'mangiare', en: 'eating' },
    image: 'canteen-pozzo-lunch',
  },
  study: {
    title: { it: 'Studiare', en: 'Studying' },
    slug: { it: 'studiare', en: 'studying' },
    image: 'refectory-exam-weeks-night',
  },
  move: {
    title: { it: 'Muoversi', en: 'Getting about' },
    slug: { it: 'muoversi', en: 'getting-about' },
    image: 'bicycles-workshop-porta-nuova',
  },
  health: {
    title: { it: 'Salute e ascolto', en: 'Health and listening' },
    slug: { it: 'salute-e-ascolto', en: 'health-and-listening' },
    image: 'student-surgery-misericordia',
  },
  sport: {
    title: { it: 'Sport', en: 'Sports' },
    slug: { it: 'sport', en: 'sports' },
    image: 'sports-ground-filande',
  },
  culture: {
    title: { it: 'Cultura e tempo libero', en: 'Culture and free time' },
    slug: { it: 'cultura-e-tempo-libero', en: 'culture-and-free-time' },
    image: 'theatre-dei-notai-curtain-up',
  },
  work: {
    title: { it: 'Lavoro e tirocini', en: 'Work and traineeships' },
    slug: { it: 'lavoro-e-tirocini', en: 'work-and-traineeships' },
    image: 'career-desk-notice-board',
  },
  rights: {
    title: { it: 'Carte e diritti', en: 'Paperwork and rights' },
    slug: { it: 'carte-e-diritti', en: 'paperwork-and-rights' },
    image: 'youth-office-forms-desk',
  },
};
