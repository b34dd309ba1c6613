import { cleanBody } from '../richText/paste/cleanPaste';
import { htmlToLexical } from '../richText/htmlToLexical';
import { escapeHtml } from '../lib/escapeHtml';
import { htmlBody } from './htmlBody';
import { cutText } from './texts';

/** The most characters of a description that is only a summary. */
const maxSummaryLength = 300;

/** The most characters of a stored text, which is less than its field allows. */
const maxStoredLength = 150_000;

/** The most characters of a text of one paragraph that is too long. */
const maxParagraphLength = 5000;

/** The beginning of a text that fits into its field. */
function fitText(html: string): { stored: ReturnType<typeof htmlToLexical>; isCut: boolean } {
  const { root } = htmlToLexical(html);
  let left = maxStoredLength;
  const children = root.children.filter((node) => (left -= JSON.stringify(node).length) > 0);
  if (children.length === root.children.length) return { stored: { root }, isCut: false };
  if (children.length > 0) return { stored: { root: { ...root, children } }, isCut: true };
  const { text } = cutText(htmlBody(html).textContent, maxParagraphLength);
  return { stored: htmlToLexical(`<p>${escapeHtml(text)}</p>`), isCut: true };
}

/** The summary and the page of an event from a description: a short one is only a summary. */
export function textPart(html: string) {
  const cleaned = cleanBody(htmlBody(html)).html;
  const words = htmlBody(cleaned).textContent.trim();
  const isSummary = !/<(?!\/?p>)/.test(cleaned) && !/<\/p>./.test(cleaned);
  if (words === '') return { excerpt: null, contentManager: [], isCut: false };
  if (isSummary && words.length <= maxSummaryLength)
    return { excerpt: words, contentManager: [], isCut: false };
  const { stored, isCut } = fitText(cleaned);
  const block = { blockType: 'textContent' as const, textContent: stored };
  return { excerpt: null, contentManager: [block], isCut };
}
