import { randomBytes } from 'node:crypto';
import { contactKinds } from '../fields/contactLinks';
import { labelOf } from '../fields/options';
import { isLinkAddress } from '../fields/linkAddress';
import { isRecord } from '../lib/isRecord';
import { rowsOf } from '../lib/rowsOf';
import { CellFault } from './CellFault';
import { listItems, separator } from './choiceCells';
import type { Cell } from './Column';
import { inEachSite } from '../sites';

const malformed = (text: string) =>
  new CellFault({
    it: `«${text}» non è un contatto: scrivi phone=tel:+39…, email=mailto:…, website=https://…`,
    en: `“${text}” is not a contact: write phone=tel:+39…, email=mailto:…, website=https://…`,
  });

function rowOf(text: string, before: Record<string, unknown>[]): Record<string, unknown> {
  const [, kind = '', href = ''] = /^(\w+)\s*=\s*(\S+)$/.exec(text) ?? [];
  const isKnown = contactKinds.some(({ value }) => value === kind);
  if (!isKnown || !isLinkAddress(href)) throw malformed(text);
  const label = inEachSite((site) => labelOf(contactKinds, kind, site));
  const existing = before.find((row) => row.kind === kind && row.href === href);
  // The id of a row identifies it in both languages.
  return existing ?? { id: randomBytes(12).toString('hex'), kind, href, label };
}

/** A cell with contacts, `kind=link` each. An unchanged contact keeps its link text. */
export const contactsCell: Cell = {
  format: (value) =>
    rowsOf(value)
      .map(({ kind, href }) => `${String(kind)}=${String(href)}`)
      .join(separator),
  parse: (text, _context, before) => listItems(text).map((item) => rowOf(item, rowsOf(before))),
  inSite: (value, site) =>
    rowsOf(value).map((row) => ({
      ...row,
      label: isRecord(row.label) ? row.label[site] : row.label,
    })),
};
