import { type Choice, labelOf } from '../fields/options';
import { CellFault } from './CellFault';
import type { Cell, CellContext, Names } from './Column';

/** Between the items of a list. */
const separator = '|';

const itemsOf = (text: string): string[] =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');

const same = (a: string, b: string): boolean =>
  a.localeCompare(b, 'it', { sensitivity: 'base' }) === 0;

function valueOf(choices: readonly Choice[], text: string): string {
  const found = choices.find(
    ({ value, label }) => same(value, text) || same(label.it, text) || same(label.en, text),
  );
  if (found) return found.value;
  const names = (site: 'it' | 'en') => choices.map(({ label }) => label[site]).join(', ');
  throw new CellFault({
    it: `«${text}» non è tra le scelte: ${names('it')}.`,
    en: `“${text}” is not among the choices: ${names('en')}.`,
  });
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** One of several choices, by its name in either language or by its value. */
export const optionCell = (choices: Choice[]): Cell => ({
  format: (value, { language }) =>
    typeof value === 'string' ? labelOf(choices, value, language) : '',
  parse: (text) => valueOf(choices, text),
});

/** Any of several choices. */
export const optionsCell = (choices: Choice[]): Cell => ({
  format: (value, { language }) =>
    texts(value)
      .map((item) => labelOf(choices, item, language))
      .join(separator),
  parse: (text) => itemsOf(text).map((item) => valueOf(choices, item)),
});

const yes = ['sì', 'si', 'yes', 'x', '1', 'true', 'vero'];
const no = ['no', '0', 'false', 'falso'];

/** Yes or no. */
export const flagCell: Cell = {
  format: (value, { language }) =>
    value === true ? (language === 'it' ? 'sì' : 'yes') : value === false ? 'no' : '',
  parse: (text) => {
    if (yes.some((word) => same(word, text))) return true;
    if (no.some((word) => same(word, text))) return false;
    throw new CellFault({
      it: `«${text}» non è né sì né no.`,
      en: `“${text}” is neither yes nor no.`,
    });
  },
};

/** A document by its name. */
const named = (names: (context: CellContext) => Names, missing: (text: string) => CellFault) => ({
  nameOf: (value: unknown, context: CellContext): string =>
    typeof value === 'number' ? (names(context).nameOf.get(value) ?? '') : '',
  idOf: (text: string, context: CellContext): number => {
    const id = names(context).idOf.get(text);
    if (id === undefined) throw missing(text);
    return id;
  },
});

const category = named(
  ({ categories }) => categories,
  (text) =>
    new CellFault({
      it: `Non c’è una categoria con l’indirizzo «${text}».`,
      en: `There is no category with the address “${text}”.`,
    }),
);
const file = named(
  ({ files }) => files,
  (text) =>
    new CellFault({
      it: `Tra le immagini non c’è il file «${text}».`,
      en: `The pictures have no file “${text}”.`,
    }),
);

/** Categories by their slugs in either language. */
export const categoriesCell: Cell = {
  format: (value, context) =>
    (Array.isArray(value) ? value : [])
      .map((id: unknown) => category.nameOf(id, context))
      .join(separator),
  parse: (text, context) => itemsOf(text).map((item) => category.idOf(item, context)),
};

/** A picture of the media library by its file name. */
export const pictureCell: Cell = { format: file.nameOf, parse: file.idOf };
