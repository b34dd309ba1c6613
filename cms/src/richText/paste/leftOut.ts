import { styleOf } from './styleOf';

/** What a pasted text can lose. */
export type LeftOutKind =
  'deleted' | 'comments' | 'notes' | 'links' | 'pictures' | 'embeds' | 'hidden';

/** How many of each kind were left out. */
export type LeftOut = Partial<Record<LeftOutKind, number>>;

/** Elements without words of the text. */
const silent = new Set(
  (
    'head title style script template noscript meta link xml svg math button input select textarea progress meter ' +
    'canvas map hr'
  ).split(' '),
);
const embeds = new Set(['iframe', 'video', 'audio', 'object', 'embed']);
const deletions = new Set(['del', 's', 'strike']);

/** Anchors of comments: Word, then Google Docs. */
const commentMark = /#(_msocom_|cmnt)/i;
/** Marks of footnotes and endnotes: Word, LibreOffice, Google Docs, Wikipedia, Markdown. */
const noteMark = /#(_(ftn|edn)\d|sd(foot|end)note\d+sym|ftnt\d|cite_note|fn:?-?\d)/i;
/** The way back from the text of a comment or a note. */
const wayBack =
  /#(_msoanchor_|cmnt_ref|_(ftn|edn)ref|sd(foot|end)note\d+anc|ftnt_ref|cite_ref|fnref)/i;

/** Parts of a document with the texts of comments and notes (Word). */
const partOfNotes = /^(comment|footnote|endnote)(-list)?$/;

const hasClass = (element: Element, pattern: RegExp): boolean =>
  pattern.test(element.getAttribute('class') ?? '');

const isHidden = (element: Element): boolean =>
  element.hasAttribute('hidden') ||
  styleOf(element, 'display') === 'none' ||
  styleOf(element, 'visibility') === 'hidden' ||
  styleOf(element, 'mso-hide') === 'all';

/** Whether an element is the text of a comment or a note: it begins with the way back to its mark. */
const isNoteText = (element: Element): boolean =>
  partOfNotes.test(styleOf(element, 'mso-element')) ||
  (/^(p|li|div)$/.test(element.localName) &&
    wayBack.test(element.querySelector('a[href]')?.getAttribute('href') ?? '') &&
    !element.querySelector('p, li, div'));

/**
 * Why an element is left out with all its words: null if it stays; `silent` if nobody misses it, or its mark was
 * counted.
 */
export function reasonToLeaveOut(element: Element): LeftOutKind | 'silent' | null {
  const tag = element.localName;
  const href = element.getAttribute('href') ?? '';
  if (silent.has(tag) || tag.includes(':') || isNoteText(element)) return 'silent';
  if (embeds.has(tag)) return 'embeds';
  if (tag === 'img') return 'pictures';
  if (commentMark.test(href)) return 'comments';
  if (noteMark.test(href)) return 'notes';
  if (wayBack.test(href) || hasClass(element, /\b(Mso)?(Comment|Footnote|Endnote)Reference\b/))
    return element.querySelector('a[href]') ? null : 'silent';
  if (
    deletions.has(tag) ||
    /line-through/.test(
      styleOf(element, 'text-decoration') + styleOf(element, 'text-decoration-line'),
    ) ||
    hasClass(element, /\bTrackChangeTextDeletion\b/)
  )
    return 'deleted';
  return isHidden(element) ? 'hidden' : null;
}
