import { type Choice, labelOf } from '../fields/options';
import { cleanAddress, foldLetters } from '@studium/shared/letters';
import type { AdminText } from '../lib/adminLanguage';
import { slugify } from '../lib/slugify';
import { CellFault } from './CellFault';
import type { Cell, CellContext, Names } from './Column';

/** Separates the items of a list. */
export const separator = '|';

/** What separates the items of a list that people write: a line, or a semicolon that is not part of an address. */
const separators = /\||\r?\n|;(?=\s|$)/;

/** The items of a list in a cell, each once. */
export const listItems = (text: string, separatedBy = separators): string[] => [
  ...new Set(
    text
      .split(separatedBy)
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
];

const isSameText = (a: string, b: string): boolean => foldLetters(a) === foldLetters(b);

/** Reads a choice by its name in either language or by its value. */
function choiceReader(choices: readonly Choice[], empty?: AdminText) {
  const values = new Map<string, string | null>(
    choices
      .flatMap(({ value, label }) =>
        [value, label.it, label.en].map((name) => [foldLetters(name), value] as const),
      )
      // The first choice with a name has it.
      .reverse(),
  );
  // “Yes” in a column that a sheet calls “Available?”.
  if (empty) for (const label of [empty.it, empty.en, ...yes]) values.set(foldLetters(label), null);
  return (text: string): string | null => {
    const found = values.get(foldLetters(text));
    if (found !== undefined) return found;
    const names = (site: 'it' | 'en') =>
      [...(empty ? [empty[site]] : []), ...choices.map(({ label }) => label[site])].join(', ');
    throw new CellFault({
      it: `«${text}» non è tra le scelte: ${names('it')}.`,
      en: `“${text}” is not among the choices: ${names('en')}.`,
    });
  };
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/**
 * A cell with one choice, by its name in either language or by its value.
 *
 * @param empty what visitors read if the field is empty; the cell may say so too
 */
export const optionCell = (choices: Choice[], empty?: AdminText): Cell => ({
  format: (value, { language }) =>
    typeof value === 'string' ? labelOf(choices, value, language) : '',
  parse: choiceReader(choices, empty),
});

/** A cell with several choices. */
export const optionsCell = (choices: Choice[]): Cell => {
  const read = choiceReader(choices);
  return {
    format: (value, { language }) =>
      texts(value)
        .map((item) => labelOf(choices, item, language))
        .join(separator),
    // No name of a choice has a comma or a semicolon.
    parse: (text) => listItems(text, /[|,;\n]/).map(read),
  };
};

const yes = ['sì', 's', 'yes', 'y', 'x', '✓', '✔', '1', 'true', 'vero'];
const no = ['no', 'n', '-', '0', 'false', 'falso'];

/** A cell with yes or no. */
export const flagCell: Cell = {
  format: (value, { language }) =>
    value === true ? (language === 'it' ? 'sì' : 'yes') : value === false ? 'no' : '',
  parse: (text) => {
    if (yes.some((word) => isSameText(word, text))) return true;
    if (no.some((word) => isSameText(word, text))) return false;
    throw new CellFault({
      it: `«${text}» non è né sì né no.`,
      en: `“${text}” is neither yes nor no.`,
    });
  },
};

/** Converts between the id and the name of a document. */
const documentCell = (
  names: (context: CellContext) => Names,
  missing: (text: string) => CellFault,
) => ({
  nameOf: (value: unknown, context: CellContext): string =>
    typeof value === 'number' ? (names(context).nameOf.get(value) ?? '') : '',
  idOf: (text: string, context: CellContext): number => {
    const id = names(context).idOf.get(text);
    if (id === undefined) throw missing(text);
    return id;
  },
});

const category = documentCell(
  ({ categories }) => categories,
  (text) =>
    new CellFault({
      it: `Non c’è una categoria con l’indirizzo «${text}».`,
      en: `There is no category with the address “${text}”.`,
    }),
);
const file = documentCell(
  ({ files }) => files,
  (text) =>
    new CellFault({
      it: `Tra le immagini non c’è il file «${text}».`,
      en: `The pictures have no file “${text}”.`,
    }),
);

/** A cell with categories by their slugs in either language. */
export const categoriesCell: Cell = {
  format: (value, context) =>
    (Array.isArray(value) ? value : [])
      .map((id: unknown) => category.nameOf(id, context))
      .join(separator),
  parse: (text, context) =>
    listItems(text, /[|,;\n]/).map((item) => category.idOf(slugify(item), context)),
};

/** A cell with a picture of the media library by its file name. */
export const pictureCell: Cell = {
  format: file.nameOf,
  parse: (text, context) => file.idOf(cleanAddress(text), context),
};
