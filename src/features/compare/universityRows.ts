import { nearMinutes as minutes } from '@/geo/nearMinutes';
import type { ComparedUniversity } from './model';
import { hasValue, rowsOf, textCell, type Row, type RowContext } from './row';

/** The table rows for universities; rows in which every cell is empty are left out. */
export function universityRows(
  universities: ComparedUniversity[],
  { t, format }: RowContext,
): Row[] {
  const row = rowsOf(universities);
  const count = (value: number | null) => textCell(value === null ? null : format.number(value));
  return [
    row(t('compare.row.about'), ({ subtitle }) => textCell(subtitle)),
    row(t('compare.row.address'), ({ address }) => textCell(address)),
    row(t('compare.row.homesNear', { minutes }), ({ homesNear }) => count(homesNear)),
    row(t('compare.row.servicesNear', { minutes }), ({ servicesNear }) => count(servicesNear)),
    row(t('compare.row.contacts'), ({ contacts }) =>
      contacts.length > 0
        ? { kind: 'links', links: contacts.map(({ label, href }) => ({ label, href })) }
        : null,
    ),
  ].filter(hasValue);
}
