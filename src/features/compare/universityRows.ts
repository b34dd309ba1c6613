import type { Formatters } from '@/i18n/format';
import type { T } from '@/i18n/messages';
import { nearMinutes as minutes } from '@/geo/nearMinutes';
import type { ComparedUniversity } from './model';
import { hasAnswer, textField, type Row } from './row';

/** The table rows for universities; rows in which every field is empty are left out. */
export function universityRows(
  universities: ComparedUniversity[],
  { t, format }: { t: T; format: Formatters },
): Row[] {
  const count = (value: number | null) => textField(value === null ? null : format.number(value));
  return [
    {
      id: 'about',
      name: t('compare.row.about'),
      fields: universities.map(({ subtitle }) => textField(subtitle)),
    },
    {
      id: 'address',
      name: t('compare.row.address'),
      fields: universities.map(({ address }) => textField(address)),
    },
    {
      id: 'homes',
      name: t('compare.row.homesNear', { minutes }),
      fields: universities.map(({ homesNear }) => count(homesNear)),
    },
    {
      id: 'services',
      name: t('compare.row.servicesNear', { minutes }),
      fields: universities.map(({ servicesNear }) => count(servicesNear)),
    },
    {
      id: 'contacts',
      name: t('compare.row.contacts'),
      fields: universities.map(({ contacts }) =>
        contacts.length > 0
          ? { kind: 'links' as const, links: contacts.map(({ label, href }) => ({ label, href })) }
          : null,
      ),
    },
  ].filter(hasAnswer);
}
