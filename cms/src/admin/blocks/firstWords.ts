import { isRecord } from '../../lib/isRecord';
import { readableTextOf } from '../../lib/readableTextOf';

/** More letters than a row has room for. */
const maxLetters = 120;

/** The words of a link or of the links in a block. */
function linkWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(linkWords).filter(Boolean).join(' · ');
  if (!isRecord(value)) return '';
  if (typeof value.text === 'string' && value.text) return value.text;
  const { link, fieldLink, buttons, links, slides } = value;
  return linkWords([link, fieldLink, buttons, links, slides]);
}

/** The first words of a block: of its texts and of the blocks in it, or else of its links. */
export const firstWords = (row: unknown): string =>
  (readableTextOf(row).trim() || linkWords(row)).replace(/\s+/g, ' ').trim().slice(0, maxLetters);
