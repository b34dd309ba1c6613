import { trimInvisible } from '@studium/shared/letters';
import { maxLineLength } from '../fields/texts';
import { escapeHtml } from '../lib/escapeHtml';
import { htmlBody } from './htmlBody';

/** The most characters of a place. */
const maxPlaceLength = 300;

/** Whether a text is only the address of a web page. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

/** A text of one line; some programs write entities or tags into a title. */
export function plainLine(text: string): string {
  const words = /&#?\w+;|<\/?[a-z]/i.test(text) ? htmlBody(text).textContent : text;
  return trimInvisible(words.replace(/\s*[\r\n]+\s*/g, ', ').replace(/\s+/g, ' '));
}

/** A text that has at most a number of characters, cut after a word. */
export function cutText(text: string, most: number): { text: string; isCut: boolean } {
  if (text.length <= most) return { text, isCut: false };
  const start = text.slice(0, most - 1);
  // Half of a letter that has two parts does not stay.
  const words = start.replace(/[\ud800-\udbff]$/, '').replace(/\s+\S{0,40}$/, '');
  return { text: `${words.trimEnd()}…`, isCut: true };
}

export const fitTitle = (title: string) => cutText(title, maxLineLength);

/** The place of an event on one line; empty for an address of the web, where nobody can go. */
export function placeOf(location: string): { text: string; isCut: boolean } {
  const line = plainLine(location);
  return cutText(isWebAddress(line) ? '' : line, maxPlaceLength);
}

const tag = /<\/?(p|br|div|span|a|ul|ol|li|b|i|u|strong|em|h[1-6]|table|blockquote)\b[^>]*>/i;
const blockTag = /<(p|br|div|ul|ol|li|h[1-6]|table|blockquote)\b/i;

const linked = (text: string): string =>
  text.replace(/\bhttps?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g, (url) => `<a href="${url}">${url}</a>`);

/** A description as HTML: programs write HTML, plain text, or HTML in which a line end is a line break. */
export function htmlOfText(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  if (!tag.test(trimmed))
    return trimmed
      .split(/\n[^\S\n]*\n\s*/)
      .map((part) => `<p>${linked(escapeHtml(part)).replace(/\r?\n/g, '<br>')}</p>`)
      .join('');
  return blockTag.test(trimmed) ? trimmed : trimmed.replace(/\r?\n/g, '<br>');
}
