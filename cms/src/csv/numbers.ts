import { readLetters } from '@studium/shared/letters';
import { CellFault } from './CellFault';
import type { Cell } from './Column';

const notANumber = (text: string) =>
  new CellFault({
    it: `«${text}» non è un numero.`,
    en: `“${text}” is not a number.`,
  });

const ambiguous = (text: string) =>
  new CellFault({
    it: `«${text}» si può leggere in due modi: scrivi il numero senza separatore delle migliaia.`,
    en: `“${text}” can be read in two ways: write the number without a thousands separator.`,
  });

/** What offices write around an amount: “EUR 350”, “350,00 €/mese”, “350 euro al mese”, “350,-”. */
const around =
  /^(eur|euro)\b|€|\b(eur|euros?)\b|(\/|\b(al|a|per)) ?(mese|month)$|,[-–—]+(?=\s|€|$)/gi;

/** Thousands in groups, as in Italian and in English. Two groups, or one and decimals, leave no doubt. */
const italianGroups = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/;
const englishGroups = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;

/** What three digits after a single separator may be, and what separates thousands where the writer is known. */
export interface Reading {
  /** False for degrees, which have no thousands. */
  thousands?: boolean;
  separator?: '.' | ',';
}

/**
 * Parses a number with a decimal comma or point, euro signs and thousands separators.
 *
 * @throws CellFault
 */
export function parseNumber(text: string, { thousands = true, separator }: Reading = {}): number {
  const bare = readLetters(text).replace(around, '').replace(/[\s']/g, '');
  const single = /^-?\d{1,3}([.,])\d{3}$/.exec(bare)?.[1];
  if (thousands && single && single !== separator) throw ambiguous(text);
  const groups = italianGroups.test(bare) ? '.' : englishGroups.test(bare) ? ',' : '';
  const plain = thousands ? bare.replaceAll(groups, '') : bare;
  if (!/^-?\d+([.,]\d+)?$/.test(plain)) throw notANumber(text);
  return Number(plain.replace(',', '.'));
}

const format = (value: unknown): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : '';

/** A cell with a number, formatted with the decimal comma that Italian spreadsheets expect. */
export const numberCell: Cell = { format, parse: (text) => parseNumber(text) };

/** A cell with degrees, which never have a thousands separator. */
export const degreesCell: Cell = {
  format,
  parse: (text) => parseNumber(text, { thousands: false }),
};
