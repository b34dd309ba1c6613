import { priceRange } from '@/content/accommodations/priceRange';
import { costPerPerson } from './cost';
import type { ComparedAccommodation } from './model';
import { rowsOf, textField, type Field, type Row, type RowContext } from './row';

export function costRows(homes: ComparedAccommodation[], context: RowContext): Row[] {
  const { t, format } = context;
  const row = rowsOf(homes);
  return [
    row(t('compare.cost.total'), (home) => totalOf(home, context), 'sum'),
    row(
      t('compare.cost.rent'),
      ({ price }) =>
        price
          ? textField(priceRange(price, format), t(`accommodations.price.${price.mode}`))
          : textField(t('compare.cost.onRequest')),
      'part',
    ),
    row(
      t('compare.cost.fees'),
      ({ fees }) => {
        if (fees === null) return null;
        return fees > 0
          ? textField(t('compare.cost.feesOf', { fees: format.euro(fees) }))
          : textField(t('compare.cost.noFees'));
      },
      'part',
    ),
    row(
      t('compare.cost.split'),
      (home) => {
        const cost = costPerPerson(home);
        return cost.kind === 'known'
          ? textField(t('compare.cost.people', { count: cost.people }))
          : null;
      },
      'part',
    ),
  ];
}

function totalOf(home: ComparedAccommodation, { t, format }: RowContext): Field {
  const cost = costPerPerson(home);
  if (cost.kind === 'unknown') return textField(t('compare.cost.onRequest'));
  if (cost.kind === 'undivided') return textField(t('compare.cost.undivided'));
  const { total, people, withFees } = cost;
  const amount = priceRange(total, format);
  return textField(
    people > 1 ? t('compare.cost.about', { amount }) : amount,
    withFees ? undefined : t('compare.cost.withoutFees'),
  );
}
