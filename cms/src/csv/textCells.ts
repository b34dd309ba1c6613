import { readRoot, type LexicalNode } from '../richText/LexicalNode';
import { htmlToLexical } from '../richText/htmlToLexical';
import { slugify } from '../lib/slugify';
import type { Cell } from './Column';

const plain = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A text as it is. */
export const textCell: Cell = { format: plain, parse: (text) => text };

/** The last part of an address. */
export const slugCell: Cell = { format: plain, parse: slugify };

const wordsOf = ({ type, raw, children }: LexicalNode): string =>
  type === 'linebreak' ? '\n' : plain(raw.text) + children.map(wordsOf).join('');

/** Paragraphs, headings and the items of lists, each on a line of its own. */
const linesOf = (node: LexicalNode): string[] =>
  node.type === 'list' ? node.children.flatMap(linesOf) : [wordsOf(node)];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string): string => text.replace(/[&<>]/g, (char) => escapes[char] ?? char);

/**
 * Rich text as its words, a paragraph a line. A cell that has changed replaces the text, and with
 * it bold letters, links and lists.
 */
export const richTextCell: Cell = {
  format: (value) => readRoot(value)?.children.flatMap(linesOf).join('\n') ?? '',
  parse: (text) =>
    htmlToLexical(
      text
        .split(/\r?\n/)
        .filter((line) => line.trim() !== '')
        .map((line) => `<p>${escape(line.trim())}</p>`)
        .join(''),
    ),
};
