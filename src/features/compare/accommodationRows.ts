import type { TFunction } from 'i18next';
import { priceRange } from '@/content/accommodations/priceRange';
import { stayText } from '@/content/accommodations/stayText';
import { travelTime } from '@/geo/travelTime';
import type { UniversityChoice } from '@/features/listing/model';
import { costPerPerson } from './cost';
import type { ComparedAccommodation } from './model';
import { hasValue, rowsOf, textCell, type Cell, type Row, type RowContext } from './row';

/** The table rows for accommodations; rows in which every cell is empty are left out. */
export function accommodationRows(
  homes: ComparedAccommodation[],
  near: UniversityChoice | null,
  context: RowContext,
): Row[] {
  const { t, format } = context;
  const row = rowsOf(homes);
  const count = (value: number | null) => textCell(value === null ? null : format.number(value));
  return [
    ...costRows(homes, context),
    row(t('compare.row.availability'), ({ availability, terms }) =>
      textCell(
        t(`accommodations.availability.${availability}`),
        terms.availableFrom
          ? t('compare.row.freeFrom', { date: terms.availableFrom.text })
          : undefined,
      ),
    ),
    ...(near ? [distanceRow(homes, near, t)] : []),
    row(t('compare.row.type'), ({ type }) => textCell(type && t(`accommodations.types.${type}`))),
    row(t('compare.row.beds'), ({ beds }) => count(beds)),
    row(t('compare.row.rooms'), ({ bedrooms }) => count(bedrooms)),
    row(t('compare.row.baths'), ({ bathrooms }) => count(bathrooms)),
    row(t('compare.row.included'), ({ services }) =>
      services.length > 0 ? { kind: 'list', items: services } : null,
    ),
    row(t('compare.row.energy'), ({ energy }) =>
      energy.exemption && !energy.class
        ? textCell(t(`accommodation.energy.exemption.${energy.exemption}`))
        : textCell(energy.class),
    ),
    row(t('compare.row.deposit'), ({ terms: { deposit } }) =>
      textCell(
        deposit === null
          ? null
          : deposit > 0
            ? format.euro(deposit)
            : t('accommodation.terms.depositNone'),
      ),
    ),
    row(t('compare.row.stay'), ({ terms }) => textCell(stayText(terms, t))),
    row(t('compare.row.card'), ({ studentCardReserved }) =>
      textCell(t(studentCardReserved ? 'compare.row.cardOnly' : 'compare.row.cardAll')),
    ),
    row(t('compare.row.address'), ({ address }) => textCell(address)),
  ].filter(hasValue);
}

function distanceRow(homes: ComparedAccommodation[], near: UniversityChoice, t: TFunction): Row {
  return rowsOf(homes)(t('compare.row.distance', { university: near.title }), ({ position }) => {
    if (!position || !near.position) return null;
    const { walking, cycling } = travelTime(position, near.position);
    return textCell(
      t('compare.row.walking', { count: walking }),
      t('compare.row.cycling', { count: cycling }),
    );
  });
}

/** The monthly cost per person and its parts. */
function costRows(homes: ComparedAccommodation[], context: RowContext): Row[] {
  const { t, format } = context;
  const row = rowsOf(homes);
  return [
    row(t('compare.cost.total'), (home) => totalOf(home, context), 'sum'),
    row(
      t('compare.cost.rent'),
      ({ price }) =>
        price
          ? textCell(priceRange(price, format), t(`accommodations.price.${price.mode}`))
          : textCell(t('compare.cost.onRequest')),
      'part',
    ),
    row(
      t('compare.cost.fees'),
      ({ fees }) => {
        if (fees === null) return null;
        return fees > 0
          ? textCell(t('compare.cost.feesOf', { fees: format.euro(fees) }))
          : textCell(t('compare.cost.noFees'));
      },
      'part',
    ),
    row(
      t('compare.cost.split'),
      (home) => {
        const cost = costPerPerson(home);
        return cost.kind === 'known'
          ? textCell(t('compare.cost.people', { count: cost.people }))
          : null;
      },
      'part',
    ),
  ];
}

function totalOf(home: ComparedAccommodation, { t, format }: RowContext): Cell {
  const cost = costPerPerson(home);
  if (cost.kind === 'unknown') return textCell(t('compare.cost.onRequest'));
  if (cost.kind === 'undivided') return textCell(t('compare.cost.undivided'));
  const { total, people, withFees } = cost;
  const amount = priceRange(total, format);
  return textCell(
    people > 1 ? t('compare.cost.about', { amount }) : amount,
    withFees ? undefined : t('compare.cost.withoutFees'),
  );
}
