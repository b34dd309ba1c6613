import { BlockReader } from './BlockReader';
import { blocksToHtml } from './Block';
import type { LeftOut } from './leftOut';
import { readListMarks } from './listMarks';
import { joinLines, linesOf, plain } from './Piece';
import { paragraphsOf } from './wrappedLines';

/** A pasted text in the HTML that the editor imports, and what it lost. */
export interface CleanedPaste {
  html: string;
  leftOut: LeftOut;
  /** The addresses of its pictures. */
  pictures: string[];
}

/**
 * Cleans a text of another program: Word, Outlook, Google Docs, LibreOffice, a browser, a PDF viewer. Only what the
 * editor has remains: paragraphs, headings, lists, quotes, bold, italic, raised and lowered text, and links that lead
 * somewhere.
 */
export function cleanBody(body: Element): CleanedPaste {
  const reader = new BlockReader();
  const blocks = readListMarks(reader.read(body));
  return { html: blocksToHtml(blocks), leftOut: reader.leftOut, pictures: reader.pictures };
}

/** Cleans the HTML in the clipboard. Runs in a browser. */
export const cleanPaste = (html: string): CleanedPaste =>
  cleanBody(new DOMParser().parseFromString(html, 'text/html').body);

/**
 * Returns HTML for a plain text whose lines a program has broken, as a PDF viewer copies them, or that has a list;
 * null for other texts, which the editor imports itself.
 */
export function cleanPlainText(text: string): string | null {
  const lines = text.split(/\r?\n/).map((line) => linesOf([{ ...plain, text: line }])[0] ?? []);
  const groups: (typeof lines)[] = [[]];
  for (const line of lines) {
    if (line.length > 0) groups.at(-1)?.push(line);
    else groups.push([]);
  }
  const written = groups.filter(({ length }) => length > 0);
  const paragraphs = written.map(paragraphsOf);
  const blocks = paragraphs.flat().map((part) => ({
    kind: 'paragraph' as const,
    level: 0,
    ordered: false,
    pieces: joinLines(part),
  }));
  const read = readListMarks(blocks);
  // One part with as many lines as before.
  const isPlain = paragraphs.every(
    (parts, index) => parts.length === 1 && parts[0]?.length === written[index]?.length,
  );
  return isPlain && read.every(({ kind }) => kind === 'paragraph') ? null : blocksToHtml(read);
}
