import { randomBytes } from 'node:crypto';
import { CellFault } from '../../csv/CellFault';
import { listItems, separator } from '../../csv/choiceCells';
import type { Cell } from '../../csv/Column';
import { parseDay, writeDay } from '../../csv/days';
import { parseEndAfter, parseMoment, writeMoment } from '../../csv/moments';
import { isRecord } from '../../lib/isRecord';
import { rowsOf } from '../../lib/rowsOf';

const malformed = (text: string): CellFault =>
  new CellFault({
    it: `«${text}» non è una data: scrivi «21/11/2026 18:30-20:00», «21/11/2026 = no» se è annullata, «21/11/2026 = 22/11/2026 18:30» se è spostata. Il luogo si cambia solo nella scheda dell’evento.`,
    en: `“${text}” is not a date: write “21/11/2026 18:30-20:00”, “21/11/2026 = no” if it is cancelled, “21/11/2026 = 22/11/2026 18:30” if it is moved. Its place can only be changed in the form of the event.`,
  });

/** How a row is written. */
function written({ replaces, cancelled, start, end, address }: Record<string, unknown>): string {
  const place = isRecord(address) && typeof address.address === 'string' && address.address;
  const times = [start, end].map(writeMoment).filter(Boolean).join(' - ');
  return [
    replaces ? `${writeDay(replaces)} =` : '',
    times,
    cancelled === true ? (replaces ? 'no' : '= no') : '',
    place ? `@ ${place}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Reads a start, and an end after a hyphen. */
function timesIn(text: string): { start: string; end: string | null } {
  const [, first = text, last] = /^(.*?\d[:.]\d{2}) ?[-–] ?(.+)$/.exec(text) ?? [];
  const start = parseMoment(first);
  const end = last === undefined ? null : parseEndAfter(start, last).toISOString();
  return { start: start.toISOString(), end };
}

function rowOf(text: string): Record<string, unknown> {
  const [, planned, change = text] = /^([^=]+?) ?= ?(.+)$/.exec(text) ?? [];
  if (text.includes('@')) throw malformed(text);
  const id = randomBytes(12).toString('hex');
  const replaces = planned === undefined ? null : parseDay(planned);
  if (planned !== undefined && /^no$/i.test(change)) return { id, replaces, cancelled: true };
  return { id, replaces, cancelled: false, ...timesIn(change) };
}

/** A cell with the other dates of an event. A row that is written as before stays as it is, also with its place. */
export const otherDatesCell: Cell = {
  format: (value) => rowsOf(value).map(written).join(separator),
  parse: (text, _context, before) =>
    listItems(text).map(
      (item) => rowsOf(before).find((row) => written(row) === item) ?? rowOf(item),
    ),
};
