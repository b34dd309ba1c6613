import type { OwnedHome, RefusedAnswer } from './HomeForm';

/** A home of an owner, for tests and stories. */
export const ownedHome: OwnedHome = {
  id: '102',
  title: 'Mansarda a San Vero',
  href: '/alloggi/mansarda-san-vero',
  facts: ['Disponibile', '€\u00a0380 al mese', 'Controllato il 12 novembre 2026'],
};

/** An answer with two problems. */
export const refusedAnswer: RefusedAnswer = {
  home: '102',
  values: { answer: 'freeFrom', day: '', price: 'molto', message: 'Il campanello non va' },
  problems: { day: 'Scrivi la data', price: 'Scrivi il prezzo in cifre, per esempio 450' },
};
