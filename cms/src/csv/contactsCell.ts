import { randomBytes } from 'node:crypto';
import { contactKinds } from '../fields/contactLinks';
import { labelOf } from '../fields/options';
import {
  eachContact,
  isLinkAddress,
  normalizeAddress,
  recognizeContact,
} from '../fields/linkAddress';
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

/** How people write a contact. “tel.” keeps spreadsheets from dropping the first zero of a number. */
function written(kind: string, href: string): string {
  const plain = href.replace(/^tel:/, 'tel. ').replace(/^mailto:/, '');
  const guessed = recognizeContact(plain);
  return guessed?.kind === kind && guessed.href === href ? plain : `${kind}=${href}`;
}

function rowOf(text: string, before: Record<string, unknown>[]): Record<string, unknown> {
  const [, typedKind = '', typedHref = ''] = /^(\w+)\s*=\s*(.+)$/s.exec(text) ?? [];
  const guessed = recognizeContact(typedHref || text);
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
  parse: (text, _context, before) =>
    listItems(text)
      .flatMap(eachContact)
      .map((item) => rowOf(item, rowsOf(before))),
  inSite: (value, site) =>
    rowsOf(value).map((row) => ({
      ...row,
      label: isRecord(row.label) ? row.label[site] : row.label,
    })),
};
