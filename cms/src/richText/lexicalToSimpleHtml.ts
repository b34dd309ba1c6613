import { escapeHtml } from '../lib/escapeHtml';
import { isRecord } from '../lib/isRecord';
import { type LexicalNode, readRoot } from './LexicalNode';
import { linkedElement } from './lexicalToHtml';

const formats = [
  { bit: 1, tag: 'strong' },
  { bit: 2, tag: 'em' },
];
const allFormats = 3;

/** Returns the href of a link to a document, or null if there is none. */
export type HrefOf = (element: { relationTo: string; id: number }) => string | null;

/** The formats of a text, or those that all texts of a link share. */
function formatOf({ type, raw, children }: LexicalNode): number {
  if (type === 'text') return typeof raw.format === 'number' ? raw.format & allFormats : 0;
  if (type === 'linebreak' || children.length === 0) return 0;
  return children.map(formatOf).reduce((shared, format) => shared & format, allFormats);
}

/** A line break has the formats that the nodes around it share. */
const formatAt = (nodes: readonly LexicalNode[], index: number): number => {
  const [before, node, after] = [nodes[index - 1], nodes[index], nodes[index + 1]];
  if (node?.type !== 'linebreak') return node ? formatOf(node) : 0;
  return before && after ? formatOf(before) & formatOf(after) : 0;
};

/** How many nodes from the first have a format. */
function runLength(nodes: readonly LexicalNode[], bit: number): number {
  const end = nodes.findIndex((_, index) => (formatAt(nodes, index) & bit) === 0);
  return end === -1 ? nodes.length : end;
}

/** Converts the inside of a paragraph. A format that several nodes share is one tag around them. */
function inlineHtml(nodes: readonly LexicalNode[], inside: number, hrefOf: HrefOf): string {
  const [first] = nodes;
  if (!first) return '';
  const runs = formats
    .filter(({ bit }) => (inside & bit) === 0)
    .map(({ bit, tag }) => ({ bit, tag, length: runLength(nodes, bit) }))
    .sort((a, b) => b.length - a.length);
  const [longest] = runs;
  if (longest && longest.length > 0) {
    const inner = inlineHtml(nodes.slice(0, longest.length), inside | longest.bit, hrefOf);
    const html = inner === '' ? '' : `<${longest.tag}>${inner}</${longest.tag}>`;
    return html + inlineHtml(nodes.slice(longest.length), inside, hrefOf);
  }
  return nodeHtml(first, inside, hrefOf) + inlineHtml(nodes.slice(1), inside, hrefOf);
}

function nodeHtml(node: LexicalNode, inside: number, hrefOf: HrefOf): string {
  if (node.type === 'text')
    return escapeHtml(typeof node.raw.text === 'string' ? node.raw.text : '');
  if (node.type === 'linebreak') return '<br>';
  const inner = inlineHtml(node.children, inside, hrefOf);
  if (node.type !== 'link' && node.type !== 'autolink') return inner;
  const fields = isRecord(node.raw.fields) ? node.raw.fields : {};
  const element = linkedElement(node);
  const url = element ? hrefOf(element) : typeof fields.url === 'string' ? fields.url : null;
  if (!url || inner === '') return inner;
  const target = fields.newTab === true ? ' target="_blank"' : '';
  return `<a href="${escapeHtml(url)}"${target}>${inner}</a>`;
}

const wrap = (tag: string, html: string): string =>
  html.trim() === '' ? '' : `<${tag}>${html}</${tag}>`;

function blockHtml(node: LexicalNode, hrefOf: HrefOf): string {
  const inside = () => inlineHtml(node.children, 0, hrefOf);
  const tag = typeof node.raw.tag === 'string' ? node.raw.tag : '';
  switch (node.type) {
    case 'heading':
      return wrap(['h2', 'h3', 'h4'].includes(tag) ? tag : 'h2', inside());
    case 'list':
      return wrap(
        node.raw.listType === 'number' ? 'ol' : 'ul',
        node.children.map((item) => blockHtml(item, hrefOf)).join(''),
      );
    case 'listitem':
      return wrap('li', inside());
    case 'quote':
      return wrap('blockquote', inside());
    default:
      return wrap('p', inside());
  }
}

const noHref: HrefOf = () => null;

/**
 * Converts a stored rich text to the simple HTML that `htmlToLexical` reads; empty if the text is. Unlike
 * `lexicalToHtml`, which is for visitors, it keeps links to documents that are not published.
 */
export function lexicalToSimpleHtml(value: unknown, hrefOf = noHref): string {
  const root = readRoot(value);
  return root ? root.children.map((node) => blockHtml(node, hrefOf)).join('') : '';
}
