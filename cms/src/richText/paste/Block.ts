import { type Piece, piecesToHtml } from './Piece';

/** A paragraph, heading, quote, point of a list or table in a pasted text. */
export interface Block {
  kind: 'paragraph' | 'heading' | 'quote' | 'item' | 'table';
  /** Of a heading from 0 to 6, of a point from 1 for the outermost list; otherwise 0. */
  level: number;
  /** Whether a point has a number. */
  ordered: boolean;
  pieces: Piece[];
  /** The HTML of a table, which has no pieces. */
  table?: string;
}

/** The levels of headings in the editor: the page has the first one. */
const highest = 2;
const lowest = 4;

/** Maps the levels of the pasted headings to those of the editor, without a gap. */
function headingLevels(blocks: readonly Block[]): Map<number, number> {
  const used = blocks.filter(({ kind }) => kind === 'heading').map(({ level }) => level);
  const sorted = [...new Set(used)].sort((a, b) => a - b);
  const first = Math.min(Math.max(sorted[0] ?? highest, highest), lowest);
  return new Map(sorted.map((level, index) => [level, Math.min(first + index, lowest)]));
}

/** Writes the points of a list. A list inside a point follows it as a point of its own, as the editor stores it. */
function listHtml(items: readonly Block[], level = 1): string {
  const parts: string[] = [];
  let tag = '';
  for (let start = 0; start < items.length;) {
    const item = items[start];
    let end = start + 1;
    const isDeeper = (item?.level ?? 0) > level;
    while (isDeeper && end < items.length && (items[end]?.level ?? 0) > level) end += 1;
    const own = isDeeper ? tag || tagOf(items[start]) : tagOf(item);
    if (own !== tag) parts.push(tag && `</${tag}>`, `<${own}>`);
    tag = own;
    const inner = isDeeper
      ? listHtml(items.slice(start, end), level + 1)
      : piecesToHtml(item?.pieces ?? []);
    parts.push(`<li>${inner}</li>`);
    start = end;
  }
  return `${parts.join('')}</${tag}>`;
}

const tagOf = (item: Block | undefined): string => (item?.ordered ? 'ol' : 'ul');

const withoutBold = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => ({ ...piece, bold: false }));

/** The points without levels that no other point is above. */
function withoutGaps(items: readonly Block[]): Block[] {
  const open: number[] = [];
  return items.map((item) => {
    while ((open.at(-1) ?? 0) > item.level) open.pop();
    if (open.at(-1) !== item.level) open.push(item.level);
    return { ...item, level: open.length };
  });
}

/** Writes blocks as the HTML that the editor imports. A single paragraph has no tag, so that it joins the text around it. */
export function blocksToHtml(blocks: readonly Block[]): string {
  const [only] = blocks;
  if (blocks.length === 1 && only?.kind === 'paragraph') return piecesToHtml(only.pieces);
  const levels = headingLevels(blocks);
  const parts: string[] = [];
  for (let index = 0; index < blocks.length; index += 1) {
    const { kind, level, pieces, table } = blocks[index] as Block;
    if (kind === 'item') {
      let end = index;
      while (blocks[end]?.kind === 'item') end += 1;
      const items = blocks.slice(index, end);
      parts.push(listHtml(withoutGaps(items)));
      index += items.length - 1;
    } else if (kind === 'heading') {
      const tag = `h${levels.get(level) ?? highest}`;
      parts.push(`<${tag}>${piecesToHtml(withoutBold(pieces))}</${tag}>`);
    } else if (table !== undefined) parts.push(table);
    else {
      const tag = kind === 'quote' ? 'blockquote' : 'p';
      parts.push(`<${tag}>${piecesToHtml(pieces)}</${tag}>`);
    }
  }
  return parts.join('');
}
