import { escapeHtml } from '../lib/escapeHtml';
import { isRecord } from '../lib/isRecord';
import { formatBits } from './htmlToLexical';
import {
  isLink,
  type LexicalNode,
  type LinkedElement,
  linkedElement,
  readRoot,
} from './LexicalNode';
import { readTable } from './table/storedTable';
import { tableToHtml } from './table/tableToHtml';
import { stringOrEmpty } from '../lib/stringOrEmpty';
import { ownValue } from '../lib/ownValue';

/** Returns the address of a linked element, or null if it has none. Then only the words of the link are written. */
type HrefOf = (element: LinkedElement) => string | null;

interface Options {
  hrefOf: HrefOf;
  /** Whether browsers get the HTML: it has no links to scripts. */
  isForBrowsers: boolean;
}

const formats = Object.entries(formatBits).map(([tag, bit]) => ({ tag, bit }));
const allFormats = formats.reduce((all, { bit }) => all | bit, 0);

/** The formats of a text, or those that all texts of a link share. */
function formatOf(node: LexicalNode): number {
  const { type, raw, children } = node;
  if (type === 'text') return typeof raw.format === 'number' ? raw.format & allFormats : 0;
  if (!isLink(node) || children.length === 0) return 0;
  return children.map(formatOf).reduce((shared, format) => shared & format, allFormats);
}

/** A line break has the formats that the nodes around it share. */
const formatAt = (nodes: readonly LexicalNode[], index: number): number => {
  const [before, node, after] = [nodes[index - 1], nodes[index], nodes[index + 1]];
  if (node?.type !== 'linebreak') return node ? formatOf(node) : 0;
  return before && after ? formatOf(before) & formatOf(after) : 0;
};

/** How many nodes, beginning with one of them, have a format. */
function runLength(nodes: readonly LexicalNode[], start: number, bit: number): number {
  let end = start;
  while (end < nodes.length && (formatAt(nodes, end) & bit) !== 0) end += 1;
  return end - start;
}

/**
 * Converts nodes that follow each other. A format that several nodes share is one tag around them.
 *
 * @param outer the formats that tags around the nodes have already
 */
function nodesHtml(nodes: readonly LexicalNode[], outer: number, options: Options): string {
  const parts: string[] = [];
  for (let start = 0; start < nodes.length;) {
    const [longest] = formats
      .filter(({ bit }) => (outer & bit) === 0)
      .map(({ bit, tag }) => ({ bit, tag, length: runLength(nodes, start, bit) }))
      .sort((a, b) => b.length - a.length);
    const end = start + (longest?.length || 1);
    const run = nodes.slice(start, end);
    if (longest && longest.length > 0) {
      const inner = nodesHtml(run, outer | longest.bit, options);
      parts.push(inner === '' ? '' : `<${longest.tag}>${inner}</${longest.tag}>`);
    } else parts.push(...run.map((node) => nodeHtml(node, outer, options)));
    start = end;
  }
  return parts.join('');
}

function linkHtml(node: LexicalNode, outer: number, options: Options): string {
  const inner = nodesHtml(node.children, outer, options);
  const fields = isRecord(node.raw.fields) ? node.raw.fields : {};
  const element = linkedElement(node);
  const stored = element ? options.hrefOf(element) : fields.url;
  if (typeof stored !== 'string' || stored === '' || inner === '') return inner;
  // The editor stores a pasted address as it is.
  const url = options.isForBrowsers && /^www\./i.test(stored) ? `https://${stored}` : stored;
  if (options.isForBrowsers && !/^(https?:|mailto:|tel:|\/|#)/i.test(url)) return inner;
  const rel = options.isForBrowsers ? ' rel="noopener"' : '';
  const target = fields.newTab === true ? ` target="_blank"${rel}` : '';
  return `<a href="${escapeHtml(url)}"${target}>${inner}</a>`;
}

/** The tags of blocks by the type of the node; a heading and a list have their own. */
const blockTags: Record<string, string> = { paragraph: 'p', quote: 'blockquote', listitem: 'li' };

function tagOf({ type, raw }: LexicalNode): string | undefined {
  if (type === 'heading') return ['h2', 'h3', 'h4'].find((tag) => tag === raw.tag) ?? 'h2';
  if (type === 'list') return raw.listType === 'number' ? 'ol' : 'ul';
  return ownValue(blockTags, type);
}

/** The lines of a cell: tables have no paragraphs, so that they are the same in every format. */
const linesOf = (node: LexicalNode): LexicalNode[] =>
  node.children.some((child) => child.type === 'list' || tagOf(child) !== undefined)
    ? node.children.flatMap(linesOf)
    : [node];

const cellHtml = (cell: LexicalNode, outer: number, options: Options): string =>
  linesOf(cell)
    .map((line) => nodesHtml(line.children, outer, options))
    .filter((html) => html.trim() !== '')
    .join('<br>');

/** The points of a list. The editor stores a list inside a point as a point of its own, which would have a second mark. */
function itemsHtml(list: LexicalNode, outer: number, options: Options): string {
  const items: string[] = [];
  for (const { children } of list.children) {
    const html = nodesHtml(children, outer, options);
    const isNested = children.length > 0 && children.every(({ type }) => type === 'list');
    const last = isNested ? items.pop() : undefined;
    if (html.trim() !== '') items.push((last ?? '') + html);
    else if (last !== undefined) items.push(last);
  }
  return items.map((html) => `<li>${html}</li>`).join('');
}

function nodeHtml(node: LexicalNode, outer: number, options: Options): string {
  if (node.type === 'text') return escapeHtml(stringOrEmpty(node.raw.text));
  if (node.type === 'linebreak') return '<br>';
  if (isLink(node)) return linkHtml(node, outer, options);
  if (node.type === 'table')
    return tableToHtml(readTable(node, (cell) => cellHtml(cell, outer, options)));
  const isList = node.type === 'list' && options.isForBrowsers;
  const html = isList ? itemsHtml(node, outer, options) : nodesHtml(node.children, outer, options);
  const tag = tagOf(node);
  if (tag === undefined) return html;
  return html.trim() === '' ? '' : `<${tag}>${html}</${tag}>`;
}

const rootHtml = (value: unknown, options: Options): string => {
  const root = readRoot(value);
  return root ? nodeHtml(root, 0, options) : '';
};

/** Converts a stored rich text to semantic HTML for visitors, or returns null if it is empty. */
export const lexicalToHtml = (value: unknown, hrefOf: HrefOf): string | null =>
  rootHtml(value, { hrefOf, isForBrowsers: true }) || null;

/** Converts a stored rich text to the simple HTML that `htmlToLexical` reads, with all its links; empty if the text is. */
export const lexicalToSimpleHtml = (value: unknown, hrefOf: HrefOf = () => null): string =>
  rootHtml(value, { hrefOf, isForBrowsers: false });
