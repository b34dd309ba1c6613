import { plainWords } from '@studium/shared/words';
import type { AdminText } from '../lib/adminLanguage';
import { defaultSite, type Site } from '../sites';

/** A column of a sheet: its name in the code, and its names in the languages of the admin. */
export interface SheetColumn {
  name: string;
  label: AdminText;
  /** The path of its field. */
  path?: string;
  /** The language of its texts. */
  site?: Site;
}

/** What two spellings of a name have in common. */
const fold = (name: string): string => plainWords(name).join(' ');

/** A label without its explanation: “Prezzo, o prezzo minimo (€ al mese)” is “Prezzo”. */
const short = (label: string): string => label.replace(/[,(].*$/s, '');

/**
 * Finds the column that a sheet calls by a name: that of the code or of the admin, in both languages, complete or
 * without its explanation. A text without a language is in the default one. Undefined if none or several have the name.
 */
export function columnNamed(
  typed: string,
  columns: readonly SheetColumn[],
): SheetColumn | undefined {
  const wanted = fold(typed);
  const exact = columns.find(({ name }) => name === typed.toLowerCase());
  if (exact || wanted === '') return exact;
  const isCalled = (of: (label: string) => string) => (column: SheetColumn) =>
    [column.label.it, column.label.en].some((label) => fold(of(label)) === wanted);
  for (const found of [
    columns.filter(isCalled((label) => label)),
    columns.filter(({ site }) => !site || site === defaultSite).filter(isCalled(short)),
  ])
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  return undefined;
}
