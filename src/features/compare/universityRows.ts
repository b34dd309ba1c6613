import { nearMinutes as minutes } from '@/geo/nearMinutes';
import type { ComparedUniversity } from './model';
import { hasAnswer, rowsOf, textField, type Row, type RowContext } from './row';

/** The table rows for universities; rows in which every field is empty are left out. */
export function universityRows(
  universities: ComparedUniversity[],
  { t, format }: RowContext,
): Row[] {
  const row = rowsOf(universities);
  const count = (value: number | null) => textField(value === null ? null : format.number(value));
  return [
    row(t('compare.row.about'), ({ subtitle }) => textField(subtitle)),
    row(t('compare.row.address'), ({ address }) => textField(address)),
    row(t('compare.row.homesNear', { minutes }), ({ homesNear }) => count(homesNear)),
    row(t('compare.row.servicesNear', { minutes }), ({ servicesNear }) => count(servicesNear)),
    row(t('compare.row.contacts'), ({ contacts }) =>
      contacts.length > 0
        ? { kind: 'links', links: contacts.map(({ label, href }) => ({ label, href })) }
        : null,
    ),
  ].filter(hasAnswer);
}
