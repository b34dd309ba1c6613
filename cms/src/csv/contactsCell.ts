import { randomBytes } from 'node:crypto';
import { contactKinds } from '../fields/contactLinks';
import { labelOf } from '../fields/options';
import { cleanAddress, readLetters } from '@studium/shared/letters';
import { isLinkAddress, normalizeAddress } from '../fields/linkAddress';
import { isRecord } from '../lib/isRecord';
import { rowsOf } from '../lib/rowsOf';
import { CellFault } from './CellFault';
import { listItems, separator } from './choiceCells';
import type { Cell } from './Column';
import { inEachSite } from '../sites';

const malformed = (text: string) =>
  new CellFault({
    it: `«${text}» non è un contatto: scrivi un numero di telefono, un’e-mail, un indirizzo https://… o, per esempio, whatsapp=https://…`,
    en: `“${text}” is not a contact: write a telephone number, an e-mail, an address https://… or, for example, whatsapp=https://…`,
  });

/** The most digits of a telephone number (ITU-T E.164). */
const maxDigits = 15;

/** Recognises a contact that is written without its kind, and returns its link. */
function guess(text: string): { kind: string; href: string } | undefined {
  const letters = readLetters(text);
  if (/^[^\s@/]+@[^\s@/]+$/.test(letters)) return { kind: 'email', href: `mailto:${letters}` };
  if (/^www\./i.test(letters)) return { kind: 'website', href: `https://${letters}` };
  if (/^https?:/i.test(letters)) return { kind: 'website', href: cleanAddress(text) };
  const number = letters.replace(/^(telefono|phone|tel|cell|cellulare|mobile)\b[.:]*\s*/i, '');
  const digits = number.replace(/\D/g, '');
  return /^\+?[\d ()./-]{5,}$/.test(number) && digits.length <= maxDigits
    ? { kind: 'phone', href: `tel:${number.startsWith('+') ? '+' : ''}${digits}` }
    : undefined;
}

/** How people write a contact. “tel.” keeps spreadsheets from dropping the first zero of a number. */
function written(kind: string, href: string): string {
  const plain = href.replace(/^tel:/, 'tel. ').replace(/^mailto:/, '');
  const guessed = guess(plain);
  return guessed?.kind === kind && guessed.href === href ? plain : `${kind}=${href}`;
}

function rowOf(text: string, before: Record<string, unknown>[]): Record<string, unknown> {
  const [, typedKind = '', typedHref = ''] = /^(\w+)\s*=\s*(.+)$/s.exec(text) ?? [];
  const guessed = guess(typedHref || text);
  const kind = typedKind || (guessed?.kind ?? '');
  const typed = normalizeAddress(typedHref);
  const href = isLinkAddress(typed) ? typed : (guessed?.href ?? '');
  const isKnown = contactKinds.some(({ value }) => value === kind);
  if (!isKnown || !isLinkAddress(href)) throw malformed(text);
  const label = inEachSite((site) => labelOf(contactKinds, kind, site));
  const existing = before.find((row) => row.kind === kind && row.href === href);
  // The id of a row identifies it in both languages.
  return existing ?? { id: randomBytes(12).toString('hex'), kind, href, label };
}

/** A cell with contacts: a number, an e-mail or a web address, or `kind=link` for any other. An unchanged contact keeps its link text. */
export const contactsCell: Cell = {
  format: (value) =>
    rowsOf(value)
      .map(({ kind, href }) => written(String(kind), String(href)))
      .join(separator),
  parse: (text, _context, before) => listItems(text).map((item) => rowOf(item, rowsOf(before))),
  inSite: (value, site) =>
    rowsOf(value).map((row) => ({
      ...row,
      label: isRecord(row.label) ? row.label[site] : row.label,
    })),
};
