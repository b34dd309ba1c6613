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

/** More characters than any label has. */
const maxNameLength = 200;

/** What two spellings of a name have in common. */
const fold = (name: string): string => plainWords(name).join(' ');

/** A label without its explanation: “Prezzo, o prezzo minimo (€ al mese)” is “Prezzo”. */
const short = (label: string): string => label.replace(/[,(].*$/s, '');

/**
 * Returns a function that finds the column that a sheet calls by a name: that of the code or of the admin, in both
 * languages, complete or without its explanation. A text without a language is in the default one. Undefined if none or
 * several have the name.
 */
export function columnNamed(columns: readonly SheetColumn[]) {
  const folded = columns.map((column) => {
    const labels = [column.label.it, column.label.en];
    return { column, complete: labels.map(fold), short: labels.map(short).map(fold) };
  });
  return (typed: string): SheetColumn | undefined => {
    const exact = columns.find(({ name }) => name === typed.toLowerCase());
    const wanted = exact || typed.length > maxNameLength ? '' : fold(typed);
    if (wanted === '') return exact;
    for (const found of [
      folded.filter(({ complete }) => complete.includes(wanted)),
      folded.filter(
        ({ column: { site }, short: names }) =>
          (!site || site === defaultSite) && names.includes(wanted),
      ),
    ])
      if (found.length > 0) return found.length === 1 ? found[0]?.column : undefined;
    return undefined;
  };
}
