import { readRoot, type LexicalNode } from '../richText/LexicalNode';
import { paragraphsToLexical } from '../richText/paragraphsToLexical';
import { slugify } from '../lib/slugify';
import { stringOrEmpty } from '../lib/stringOrEmpty';
import type { Cell } from './Column';

/** A cell with plain text. */
export const textCell: Cell = { format: stringOrEmpty, parse: (text) => text };

/** A cell with a slug, the last part of an address. */
export const slugCell: Cell = { format: stringOrEmpty, parse: slugify };

const textOfNode = ({ type, raw, children }: LexicalNode): string =>
  type === 'linebreak' ? '\n' : stringOrEmpty(raw.text) + children.map(textOfNode).join('');

/** Returns paragraphs, headings and list items as separate lines. */
const linesOf = (node: LexicalNode): string[] => {
  const hasLines = node.type === 'list' || node.children.some(({ type }) => type === 'list');
  return hasLines ? node.children.flatMap(linesOf) : [textOfNode(node)];
};

/**
 * A cell with rich text as plain text, one paragraph per line. A changed cell replaces the text, so bold
 * type, links and lists are lost.
 */
export const richTextCell: Cell = {
  format: (value) => readRoot(value)?.children.flatMap(linesOf).join('\n') ?? '',
  parse: paragraphsToLexical,
};
