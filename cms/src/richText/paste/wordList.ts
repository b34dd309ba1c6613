import { styleOf } from './styleOf';

/** A paragraph that a program shows as a point of a list. */
export interface ListPlace {
  level: number;
  ordered: boolean;
}

/** Whether the mark before a point is a number or a letter: `1.`, `a)`, `(iv)`, `1.2`. A bullet of Word may be an `o`. */
const isNumber = (mark: string): boolean => /^\(?(\d[\d.]*|[a-z]{1,5}(?=[.)]))[.)]?$/i.test(mark);

const isMark = (element: Element): boolean => styleOf(element, 'mso-list') === 'ignore';

/** Whether an element is the mark of a point or of a numbered heading, as Word writes it. */
export const isMarkOfList = (element: Element): boolean =>
  isMark(element) && element.closest('h1, h2, h3, h4, h5, h6') === null;

/** The place of a paragraph of Word in its list, or null. */
export function placeOf(element: Element): ListPlace | null {
  const online = Number(element.getAttribute('data-aria-level'));
  if (element.localName === 'li' && online > 0)
    return { level: online, ordered: element.parentElement?.localName === 'ol' };
  const [, level] = /\bl\d+ level(\d+)/.exec(styleOf(element, 'mso-list')) ?? [];
  if (level === undefined || !/^(p|li|div)$/.test(element.localName)) return null;
  const mark = [...element.querySelectorAll('span')].find(isMark);
  const text = (mark?.textContent ?? '').replace(/\s/g, '');
  return { level: Number(level), ordered: isNumber(text) };
}

const headingClass = /\bMso(Title|Heading(\d))\b/;

/** The level of the heading that an element is; null for other elements. */
export function headingLevelOf(element: Element): number | null {
  const [, tag] = /^h([1-6])$/.exec(element.localName) ?? [];
  if (tag !== undefined) return Number(tag);
  if (element.getAttribute('role') === 'heading')
    return Number(element.getAttribute('aria-level')) || 2;
  if (element.localName !== 'p') return null;
  const outline = Number(styleOf(element, 'mso-outline-level'));
  if (outline > 0) return Math.min(outline, 6);
  const [title, , level] = headingClass.exec(element.getAttribute('class') ?? '') ?? [];
  // The title of a document is above its headings.
  return title === undefined ? null : Number(level ?? 0);
}
