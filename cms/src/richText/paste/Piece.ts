import { escapeHtml } from '../../lib/escapeHtml';

/** How a piece of text looks. */
export interface Format {
  bold: boolean;
  italic: boolean;
  script: 'sup' | 'sub' | '';
  /** The address of its link; empty outside links. */
  href: string;
}

/** Text in one format; a line break is a piece with the text `\n`. */
export interface Piece extends Format {
  text: string;
}

export const plain: Format = { bold: false, italic: false, script: '', href: '' };

export const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

/** Invisible characters that programs leave in a text: a byte order mark, places where a word may break. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;

/** A run of spaces becomes one space. A single no-break space stays, for example before a unit. */
const joinSpaces = (text: string): string =>
  text.replace(/[ \t\u00a0]+/g, (run) => (run === '\u00a0' ? run : ' '));

/** Splits pieces at line breaks; in each line no space is doubled, at the start or at the end. */
export function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  let before = '';
  for (const piece of pieces) {
    const text = joinSpaces(piece.text.replace(invisible, ''));
    const own = /^$|\s$/.test(before) ? text.trimStart() : text;
    before = piece.text === '\n' ? '' : own || before;
    if (piece.text === '\n') lines.push([]);
    else if (own !== '') lines.at(-1)?.push({ ...piece, text: own });
  }
  return lines.map(withoutEnd);
}

/** Pieces without spaces at the end. */
function withoutEnd(line: readonly Piece[]): Piece[] {
  const last = line.findLastIndex(({ text }) => text.trim() !== '');
  return line
    .slice(0, last + 1)
    .map((piece, index) => (index === last ? { ...piece, text: piece.text.trimEnd() } : piece));
}

/** Joins lines with line breaks. */
export const joinLines = (lines: readonly Piece[][]): Piece[] =>
  lines.flatMap((line, index) => (index === 0 ? line : [{ ...plain, text: '\n' }, ...line]));

/** Pieces without the first characters of their text. */
export function withoutStart(pieces: readonly Piece[], length: number): Piece[] {
  let left = length;
  return pieces.flatMap((piece) => {
    const text = piece.text.slice(left);
    left = Math.max(0, left - piece.text.length);
    return text === '' ? [] : [{ ...piece, text }];
  });
}

const tags: { open: (piece: Piece) => string; close: string; of: (piece: Piece) => string }[] = [
  { of: ({ href }) => href, open: ({ href }) => `<a href="${escapeHtml(href)}">`, close: '</a>' },
  { of: ({ bold }) => (bold ? 'b' : ''), open: () => '<strong>', close: '</strong>' },
  { of: ({ italic }) => (italic ? 'i' : ''), open: () => '<em>', close: '</em>' },
  { of: ({ script }) => (script === 'sup' ? 'sup' : ''), open: () => '<sup>', close: '</sup>' },
  { of: ({ script }) => (script === 'sub' ? 'sub' : ''), open: () => '<sub>', close: '</sub>' },
];

/** Writes pieces as HTML; what neighbours share is one tag around them. */
export function piecesToHtml(pieces: readonly Piece[], depth = 0): string {
  const tag = tags[depth];
  if (!tag) return pieces.map(({ text }) => (text === '\n' ? '<br>' : escapeHtml(text))).join('');
  const parts: string[] = [];
  for (let start = 0; start < pieces.length;) {
    const first = pieces[start];
    const value = first ? tag.of(first) : '';
    let end = start + 1;
    while (end < pieces.length && tag.of(pieces[end] ?? { ...plain, text: '' }) === value) end += 1;
    const inner = piecesToHtml(pieces.slice(start, end), depth + 1);
    parts.push(first && value ? `${tag.open(first)}${inner}${tag.close}` : inner);
    start = end;
  }
  return parts.join('');
}
