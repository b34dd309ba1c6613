import type { FlattenedField } from 'payload';
import { type AdminLanguage, isAdminText } from '../../lib/adminLanguage';
import { valueIn } from '../../lib/inSite';
import { isSame } from '../../lib/isSame';
import { languageNames, sites } from '../../sites';

/** A version with its texts in all languages. */
export type Version = Record<string, unknown>;

/** Whether an editor writes the field. What the program writes says nothing about a change. */
const isWritten = (field: FlattenedField): boolean =>
  field.name !== '_status' &&
  field.hidden !== true &&
  field.admin?.hidden !== true &&
  field.admin?.readOnly !== true;

/** The names of the languages in which a translated value differs. */
const changedLanguages = (one: unknown, other: unknown, language: AdminLanguage): string[] =>
  sites
    .filter((site) => !isSame(valueIn(one, site), valueIn(other, site)))
    .map((site) => languageNames(site)[language]);

/**
 * The labels of the fields in which a version differs from the one before, such as `Titolo (inglese)`.
 *
 * @param fields the fields of the collection
 */
export function describeChange(
  { version, before }: { version: Version; before: Version },
  fields: readonly FlattenedField[],
  language: AdminLanguage,
): string[] {
  return fields.filter(isWritten).flatMap((field) => {
    const [now, then] = [version[field.name], before[field.name]];
    if (isSame(now, then)) return [];
    const label = 'label' in field && isAdminText(field.label) ? field.label[language] : '';
    const name = label || field.name;
    if (!field.localized) return [name];
    const names = changedLanguages(now, then, language);
    if (names.length === 0) return [];
    return [names.length === sites.length ? name : `${name} (${names.join(', ')})`];
  });
}
