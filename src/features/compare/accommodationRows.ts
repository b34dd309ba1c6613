import type { T } from '@/i18n/messages';
import { stayText } from '@/content/accommodations/stayText';
import { travelTime } from '@/geo/travelTime';
import type { UniversityChoice } from '@/features/listing/model';
import { costRows } from './costRows';
import type { ComparedAccommodation } from './model';
import { hasAnswer, rowsOf, textField, type Row, type RowContext } from './row';

/** The table rows for accommodations; rows in which every field is empty are left out. */
export function accommodationRows(
  homes: ComparedAccommodation[],
  near: UniversityChoice | null,
  context: RowContext,
): Row[] {
  const { t, format } = context;
  const row = rowsOf(homes);
  const count = (value: number | null) => textField(value === null ? null : format.number(value));
  return [
    ...costRows(homes, context),
    row(t('compare.row.availability'), ({ availability, terms }) =>
      textField(
        t(`accommodations.availability.${availability}`),
        terms.availableFrom
          ? t('compare.row.freeFrom', { date: terms.availableFrom.words })
          : undefined,
      ),
    ),
    ...(near ? [distanceRow(homes, near, t)] : []),
    row(t('compare.row.type'), ({ type }) => textField(type && t(`accommodations.types.${type}`))),
    row(t('compare.row.beds'), ({ beds }) => count(beds)),
    row(t('compare.row.rooms'), ({ bedrooms }) => count(bedrooms)),
    row(t('compare.row.baths'), ({ bathrooms }) => count(bathrooms)),
    row(t('compare.row.included'), ({ services }) =>
      services.length > 0 ? { kind: 'list', items: services } : null,
    ),
    row(t('compare.row.energy'), ({ energy }) =>
      energy.exemption && !energy.class
        ? textField(t(`accommodation.energy.exemption.${energy.exemption}`))
        : textField(energy.class),
    ),
    row(t('compare.row.deposit'), ({ terms: { deposit } }) =>
      textField(
        deposit === null
          ? null
          : deposit > 0
            ? format.euro(deposit)
            : t('accommodation.terms.depositNone'),
      ),
    ),
    row(t('compare.row.stay'), ({ terms }) => textField(stayText(terms, t))),
    row(t('compare.row.card'), ({ studentCardReserved }) =>
      textField(t(studentCardReserved ? 'compare.row.cardOnly' : 'compare.row.cardAll')),
    ),
    row(t('compare.row.address'), ({ address }) => textField(address)),
  ].filter(hasAnswer);
}

function distanceRow(homes: ComparedAccommodation[], near: UniversityChoice, t: T): Row {
  return rowsOf(homes)(t('compare.row.distance', { university: near.title }), ({ position }) => {
    if (!position || !near.position) return null;
    const { walking, cycling } = travelTime(position, near.position);
    return textField(
      t('compare.row.walking', { count: walking }),
      t('compare.row.cycling', { count: cycling }),
    );
  });
}
