import { priceRange } from '@/content/accommodations/priceRange';
import type { Formatters } from '@/i18n/format';
import type { T } from '@/i18n/messages';
import type { Teasers } from '@/features/listing/server/teasers';
import type { SectionWithFilters } from '@/features/listing/model';

interface Words {
  t: T;
  format: Formatters;
}

type FactsOf = {
  [Section in SectionWithFilters]: (card: Teasers[Section], words: Words) => (string | null)[];
};

const facts: FactsOf = {
  accommodations: ({ type, price, address }, { t, format }) => [
    type && t(`accommodations.types.${type}`),
    price
      ? `${priceRange(price, format)} ${t('accommodations.price.perMonthLong')}`
      : t('accommodations.price.onRequest'),
    address,
  ],
  events: ({ when, address, ticket }) => [when, address, ticket],
  services: ({ type, address }, { t }) => [type && t(`services.types.${type}`), address],
};

/** The facts about an entry that a mail shows below its title. */
export const factsOf = <Section extends SectionWithFilters>(
  section: Section,
  card: Teasers[Section],
  words: Words,
): string[] => facts[section](card, words).flatMap((fact) => fact || []);
