import { type Piece, textOf } from './Piece';

/**
 * Characters of the longest line that a program has broken: the least in a narrow column, the least in a whole page,
 * and the most.
 */
const narrowest = 24;
const shortest = 45;
const longest = 160;

/** A short word or a divided one, with which no person ends a line. */
const endsInside = /(^|\s)\p{Ll}{1,3}$|\p{L}-$/u;

/** A bullet, a dash or a number before a point of a list. */
const beginsPoint = /^([•·▪◦‣●○■–—-]\s|\(?(\d{1,3}|[a-z])[.)]\s|\(?\d{1,3}\)\p{L})/iu;
const beginsSmall = /^\p{Ll}/u;

/**
 * Whether lines are those of a page, as in a PDF, and not of a person: a long line goes on with a small letter in the
 * next one. In a narrow column no next word has room, and a line ends inside a sentence; lists of words do not.
 */
function areWrapped(lines: readonly string[], width: number): boolean {
  if (width < narrowest || width > longest) return false;
  const broken = lines.filter((_, index) => beginsSmall.test(lines[index + 1] ?? ''));
  if (width >= shortest) return broken.some(({ length }) => length > width * 0.6);
  const hasRoom = (line: string, index: number) => {
    const [word = ''] = /^\p{Ll}\S*/u.exec(lines[index + 1] ?? '') ?? [];
    return word !== '' && line.length + 1 + word.length <= width;
  };
  return broken.some((line) => endsInside.test(line)) && !lines.some(hasRoom);
}

/** Whether the next line goes on with a line. @param width characters of the longest line */
function goesOn(line: string, next: string, width: number): boolean {
  if (beginsPoint.test(next)) return false;
  const limit = /[.!?:;…]$/.test(line) ? 0.9 : 0.7;
  return beginsSmall.test(next) || line.length >= width * limit;
}

/** Joins two lines; a word that was divided at their end is one again. */
function join(line: readonly Piece[], next: readonly Piece[]): Piece[] {
  const last = line.at(-1);
  if (!last) return [...next];
  const isDivided = /\p{L}-$/u.test(last.text) && beginsSmall.test(textOf(next));
  const text = isDivided ? last.text.slice(0, -1) : `${last.text} `;
  return [...line.slice(0, -1), { ...last, text }, ...next];
}

/**
 * Splits the lines of a paragraph into paragraphs: those of a page that a program has broken are joined, and each point
 * of a list is a paragraph of its own. Other lines stay together.
 */
export function paragraphsOf(lines: readonly Piece[][]): Piece[][][] {
  const texts = lines.map(textOf);
  const width = Math.max(...texts.map(({ length }) => length));
  const isWrapped = areWrapped(texts, width);
  if (!isWrapped && texts.filter((text) => beginsPoint.test(text)).length < 2) return [[...lines]];
  const joined: Piece[][] = [];
  let isInPoint = false;
  lines.forEach((line, index) => {
    const text = texts[index] ?? '';
    const before = texts[index - 1];
    const last = joined.at(-1);
    isInPoint = beginsPoint.test(text) || (isInPoint && beginsSmall.test(text));
    const isSame = (own: string) =>
      isWrapped ? goesOn(own, text, width) : isInPoint && !beginsPoint.test(text);
    if (before !== undefined && last && isSame(before))
      joined[joined.length - 1] = join(last, line);
    else joined.push(line);
  });
  return joined.map((line) => [line]);
}
