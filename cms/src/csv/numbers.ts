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

/**
 * A number as people write it: decimal comma or point, euro signs and separators of thousands.
 *
 * @param thousands Whether three digits after a single separator may be thousands.
 * @throws CellFault
 */
export function parseNumber(text: string, thousands = true): number {
  const bare = text.replace(/[\s€'’]/g, '');
  if (thousands && /^-?\d{1,3}[.,]\d{3}$/.test(bare)) throw ambiguous(text);
  const isGrouped = /^-?\d{1,3}(\.\d{3})+,\d+$|^-?\d{1,3}(,\d{3})+\.\d+$/.test(bare);
  const [, mark = ''] = isGrouped ? (/([.,])\d+$/.exec(bare) ?? []) : [];
  const plain = isGrouped ? bare.replace(mark === ',' ? /\./g : /,/g, '') : bare;
  if (!/^-?\d+([.,]\d+)?$/.test(plain)) throw notANumber(text);
  return Number(plain.replace(',', '.'));
}

const format = (value: unknown): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : '';

/** A number, written with the decimal comma that spreadsheets in Italy read. */
export const numberCell: Cell = { format, parse: (text) => parseNumber(text) };

/** Degrees, which are never in the thousands. */
export const degreesCell: Cell = { format, parse: (text) => parseNumber(text, false) };
