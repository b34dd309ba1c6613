import { escapeHtml } from '../lib/escapeHtml';
import { htmlToLexical, type StoredRichText } from './htmlToLexical';

/** Converts plain text to rich text with a paragraph for each line. */
export const paragraphsToLexical = (text: string): StoredRichText =>
  htmlToLexical(
    text
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
      .map((line) => `<p>${escapeHtml(line.trim())}</p>`)
      .join(''),
  );
