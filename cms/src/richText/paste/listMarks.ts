import type { Block } from './Block';
import { textOf, withoutStart } from './Piece';

const bullet = /^([•·▪◦‣●○■□❑➢➤✓✔])\s*(?=\S)/;
/** Marks that may also begin a sentence: one of them is the mark of a list only among others. */
const dash = /^([–—-])\s+/;
const number = /^\(?(\d{1,3}|[a-z])([.)])\s+|^\(?\d{1,3}\)(?=\p{L})/iu;
/** Letters that Word shows as bullets in its own fonts. In Italian, “o” is a word. */
const letter = /^([o§Øüqvn])\s+/;

interface Mark {
  /** The same for points of one level. */
  kind: string;
  /** Characters of the mark and the spaces after it. */
  length: number;
  ordered: boolean;
}

/** The mark that a paragraph begins with, as a person or a program types it; null if it has none. */
function markOf(block: Block | undefined): Mark | null {
  if (block?.kind !== 'paragraph') return null;
  const text = textOf(block.pieces);
  const typed = bullet.exec(text) ?? dash.exec(text) ?? letter.exec(text);
  if (typed) return { kind: typed[1] ?? '', length: typed[0].length, ordered: false };
  const numbered = number.exec(text);
  if (!numbered) return null;
  const [, name = '1', end = ')'] = numbered;
  const kind = `${/\d/.test(name) ? '1' : 'a'}${end}`;
  return { kind, length: numbered[0].length, ordered: true };
}

const isBullet = ({ kind }: Mark): boolean => bullet.test(`${kind} x`);
const isLetter = ({ kind }: Mark): boolean => letter.test(`${kind} x`);

const areList = (marks: readonly Mark[]): boolean =>
  marks.some(isBullet) || (marks.length > 1 && !marks.some(isLetter));

/** Turns paragraphs that begin with a bullet, a dash or a number into the points of a list. */
export function readListMarks(blocks: readonly Block[]): Block[] {
  const read: Block[] = [];
  for (let start = 0; start < blocks.length;) {
    const marks: Mark[] = [];
    for (let mark = markOf(blocks[start]); mark; mark = markOf(blocks[start + marks.length]))
      marks.push(mark);
    const run = blocks.slice(start, start + Math.max(marks.length, 1));
    read.push(...(areList(marks) ? toItems(run, marks) : run));
    start += run.length;
  }
  return read;
}

/** A mark that was not seen before is that of a list inside the last point. */
function toItems(run: readonly Block[], marks: readonly Mark[]): Block[] {
  let open: string[] = [];
  return run.map((block, index) => {
    const { kind, length, ordered } = marks[index] ?? { kind: '', length: 0, ordered: false };
    open = open.includes(kind) ? open.slice(0, open.indexOf(kind) + 1) : [...open, kind];
    const pieces = withoutStart(block.pieces, length);
    return { kind: 'item', level: open.length, ordered, pieces };
  });
}
