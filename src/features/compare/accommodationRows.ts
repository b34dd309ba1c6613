import type { Formatters } from '@/i18n/format';
import type { T } from '@/i18n/translate';
import { stayText } from '../accommodations/stayText';
import { travelTime } from '../distance/estimate';
import type { NearChoice } from '../finding/model';
import { costRows } from './costRows';
import type { ComparedAccommodation } from './model';
import { isTold, textField, type Field, type Row } from './row';

interface Words {
  t: T;
  format: Formatters;
}

/** What there is to know about accommodations side by side; what none of them tells is left out. */
export function accommodationRows(
  homes: ComparedAccommodation[],
  near: NearChoice | null,
  words: Words,
): Row[] {
  const { t, format } = words;
  const row = (id: string, name: string, field: (home: ComparedAccommodation) => Field): Row => ({
    id,
    name,
    fields: homes.map(field),
  });
  const count = (value: number | null) => textField(value === null ? null : format.number(value));
  return [
    ...costRows(homes, words),
    row('availability', t('compare.row.availability'), ({ availability, terms }) =>
      textField(
        t(`accommodations.availability.${availability}`),
        terms.availableFrom
          ? t('compare.row.freeFrom', { date: terms.availableFrom.words })
          : undefined,
      ),
    ),
    ...(near ? [distanceRow(homes, near, t)] : []),
    row('type', t('compare.row.type'), ({ type }) =>
      textField(type && t(`accommodations.types.${type}`)),
    ),
    row('beds', t('compare.row.beds'), ({ beds }) => count(beds)),
    row('rooms', t('compare.row.rooms'), ({ bedrooms }) => count(bedrooms)),
    row('baths', t('compare.row.baths'), ({ bathrooms }) => count(bathrooms)),
    row('included', t('compare.row.included'), ({ services }) =>
      services.length > 0 ? { kind: 'list', items: services } : null,
    ),
    row('energy', t('compare.row.energy'), ({ energy }) =>
      energy.exemption && !energy.class
        ? textField(t(`accommodations.energy.exemption.${energy.exemption}`))
        : textField(energy.class),
    ),
    row('deposit', t('compare.row.deposit'), ({ terms: { deposit } }) =>
      textField(
        deposit === null
          ? null
          : deposit > 0
            ? format.euro(deposit)
            : t('accommodations.terms.depositNone'),
      ),
    ),
    row('stay', t('compare.row.stay'), ({ terms }) => textField(stayText(terms, t))),
    row('card', t('compare.row.card'), ({ studentCardReserved }) =>
      textField(t(studentCardReserved ? 'compare.row.cardOnly' : 'compare.row.cardAll')),
    ),
    row('address', t('compare.row.address'), ({ address }) => textField(address)),
  ].filter(isTold);
}

function distanceRow(homes: ComparedAccommodation[], near: NearChoice, t: T): Row {
  return {
    id: 'distance',
    name: t('compare.row.distance', { university: near.title }),
    fields: homes.map(({ position }) => {
      if (!position || !near.position) return null;
      const { walking, cycling } = travelTime(position, near.position);
      return textField(
        t('compare.row.walking', { count: walking }),
        t('compare.row.cycling', { count: cycling }),
      );
    }),
  };
}
