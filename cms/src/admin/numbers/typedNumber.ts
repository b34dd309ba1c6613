import { CellFault } from '../../csv/CellFault';
import { parseNumber } from '../../csv/numbers';
import type { AdminLanguage } from '../../lib/adminLanguage';
import { isRecord } from '../../lib/isRecord';

/** What was typed into a number field and is no number. It stays in the form, and the cms refuses to save it. */
interface Unreadable {
  typed: string;
}

export const isUnreadable = (value: unknown): value is Unreadable =>
  isRecord(value) && typeof value.typed === 'string';

/** Who writes in Italian has a point between thousands; in English it is a comma. */
const separators = { it: '.', en: ',' } as const satisfies Record<AdminLanguage, string>;

function parse(text: string, language: AdminLanguage, isDegrees: boolean): number | CellFault {
  try {
    return parseNumber(text, { thousands: !isDegrees, separator: separators[language] });
  } catch (error) {
    if (error instanceof CellFault) return error;
    throw error;
  }
}

/**
 * Reads a number as people and spreadsheets write it: `1.200` is one thousand two hundred in Italian, and in doubt in
 * English.
 *
 * @param isDegrees whether three digits after a point are never thousands
 */
export function readNumber(
  text: string,
  language: AdminLanguage,
  isDegrees = false,
): number | Unreadable | null {
  if (text.trim() === '') return null;
  const number = parse(text, language, isDegrees);
  return number instanceof CellFault ? { typed: text } : number;
}

/** Why what was typed is no number; undefined if the value of the field is one. */
export function faultOf(value: unknown, language: AdminLanguage): string | undefined {
  const fault = isUnreadable(value) ? parse(value.typed, language, false) : null;
  return fault instanceof CellFault ? fault.texts[language] : undefined;
}

/** A number as the editor writes it, which `readNumber` reads again. */
export const writeNumber = (value: number, language: AdminLanguage): string =>
  value.toLocaleString(language, { maximumFractionDigits: 20, useGrouping: false });
