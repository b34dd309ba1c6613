import type { Formatters } from '@/i18n/format';
import type { T } from '@/i18n/messages';
import { priceRange } from '@/content/accommodations/priceRange';
import { costPerPerson, type Cost } from './cost';
import type { ComparedAccommodation } from './model';
import { textField, type Field, type Row } from './row';

/** The rows with the monthly cost per person and its parts. */
export function costRows(
  homes: ComparedAccommodation[],
  { t, format }: { t: T; format: Formatters },
): Row[] {
  const costs = homes.map(costPerPerson);
  return [
    {
      id: 'total',
      name: t('compare.cost.total'),
      role: 'sum',
      fields: costs.map((cost) => totalOf(cost, t, format)),
    },
    {
      id: 'rent',
      name: t('compare.cost.rent'),
      role: 'part',
      fields: homes.map(({ price }) =>
        price
          ? textField(priceRange(price, format), t(`accommodations.price.${price.mode}`))
          : textField(t('compare.cost.onRequest')),
      ),
    },
    {
      id: 'fees',
      name: t('compare.cost.fees'),
      role: 'part',
      fields: homes.map(({ fees }) => {
        if (fees === null) return null;
        return fees > 0
          ? textField(t('compare.cost.feesOf', { fees: format.euro(fees) }))
          : textField(t('compare.cost.noFees'));
      }),
    },
    {
      id: 'split',
      name: t('compare.cost.split'),
      role: 'part',
      fields: costs.map((cost) =>
        cost.kind === 'known' ? textField(t('compare.cost.people', { count: cost.people })) : null,
      ),
    },
  ];
}

function totalOf(cost: Cost, t: T, format: Formatters): Field {
  if (cost.kind === 'unknown') return textField(t('compare.cost.onRequest'));
  if (cost.kind === 'undivided') return textField(t('compare.cost.undivided'));
  const { total, people, withFees } = cost;
  const amount = priceRange(total, format);
  return textField(
    people > 1 ? t('compare.cost.about', { amount }) : amount,
    withFees ? undefined : t('compare.cost.withoutFees'),
  );
}
