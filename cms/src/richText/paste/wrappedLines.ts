import { type Piece, textOf } from './Piece';

/** The least and the most characters of the longest line that a program has broken. */
const shortest = 45;
const longest = 160;

/** A bullet, a dash or a number before a point of a list. */
const beginsPoint = /^([•·▪◦‣●○■–—-]|\(?(\d{1,3}|[a-z])[.)])\s/i;
const beginsSmall = /^\p{Ll}/u;

/**
 * Whether lines are those of a page, as in a PDF, and not of a person: a long line goes on with a small letter in the
 * next one.
 */
function areWrapped(lines: readonly string[], width: number): boolean {
  const isBroken = (line: string, index: number) =>
    line.length > width * 0.6 && beginsSmall.test(lines[index + 1] ?? '');
  return width >= shortest && width <= longest && lines.some(isBroken);
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
  if (!areWrapped(texts, width))
    return texts.filter((text) => beginsPoint.test(text)).length > 1
      ? lines.map((line) => [line])
      : [[...lines]];
  const joined: Piece[][] = [];
  lines.forEach((line, index) => {
    const before = texts[index - 1];
    const last = joined.at(-1);
    if (before !== undefined && last && goesOn(before, texts[index] ?? '', width))
      joined[joined.length - 1] = join(last, line);
    else joined.push(line);
  });
  return joined.map((line) => [line]);
}
