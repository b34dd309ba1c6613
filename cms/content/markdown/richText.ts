import type { Html, List, PhrasingContent, RootContent } from 'mdast';
import { escapeHtml } from '../../src/lib/escapeHtml';
import { htmlToLexical } from '../../src/richText/htmlToLexical';
import { lexicalToSimpleHtml } from '../../src/richText/lexicalToHtml';
import { attributeOf, type HtmlNode, joinLines, parseHtml } from '../../src/richText/parseHtml';
import { linkRule, parseLinkTarget } from '../links';
import {
  type MarkdownNode,
  type MarkdownSource,
  parseMarkdown,
  placeOf,
  report,
} from './parseMarkdown';

/** The link title that stands for “opens in a new window”. */
export const newWindowTitle = 'new window';

/** Checks where a link leads, and notes the content that it needs. */
function noteLink(url: string, node: MarkdownNode, source: MarkdownSource): void {
  const parsed = parseLinkTarget(url);
  if (!parsed) report(source, node, `the link “${url}” ${linkRule}.`);
  source.collected.references.add(placeOf(source, node), parsed?.reference);
}

function linkToHtml(node: Extract<PhrasingContent, { type: 'link' }>, source: MarkdownSource) {
  noteLink(node.url, node, source);
  if (node.title && node.title !== newWindowTitle)
    report(source, node, `the title of a link can only be “${newWindowTitle}”.`);
  const target = node.title === newWindowTitle ? ' target="_blank"' : '';
  return `<a href="${escapeHtml(node.url)}"${target}>${inlineToHtml(node.children, source)}</a>`;
}

/** Whether the tags among nodes raise or lower text, and each one is closed before the next one opens. */
const areScripts = (nodes: readonly PhrasingContent[]): boolean =>
  /^(<(su[bp])><\/\2>)*$/.test(
    nodes.map((node) => (node.type === 'html' ? node.value : '')).join(''),
  );

function inlineToHtml(nodes: readonly PhrasingContent[], source: MarkdownSource): string {
  const hasScripts = areScripts(nodes);
  const toHtml = (node: PhrasingContent): string => {
    switch (node.type) {
      case 'text':
        return escapeHtml(joinLines(node.value));
      case 'strong':
        return `<strong>${inlineToHtml(node.children, source)}</strong>`;
      case 'emphasis':
        return `<em>${inlineToHtml(node.children, source)}</em>`;
      case 'break':
        return '<br>';
      case 'link':
        return linkToHtml(node, source);
      default:
        if (node.type === 'html' && hasScripts) return node.value;
        report(
          source,
          node,
          'a text can contain **bold**, *italic*, links, <sup>…</sup> and <sub>…</sub>, and nothing else.',
        );
        return '';
    }
  };
  return nodes.map(toHtml).join('');
}

/** The words of a quote or a list item, which the cms stores without paragraphs inside. */
function onlyParagraph(
  nodes: readonly MarkdownNode[],
  owner: MarkdownNode,
  source: MarkdownSource,
): string {
  const [paragraph] = nodes;
  if (nodes.length === 1 && paragraph?.type === 'paragraph')
    return inlineToHtml(paragraph.children, source);
  const sentence =
    'a quote, or one point of a list, can contain one paragraph, and a point also lists.';
  report(source, owner, sentence);
  return '';
}

/** Converts a list. A list inside an item becomes an item of its own, because the cms stores it so. */
function listToHtml({ ordered, children }: List, source: MarkdownSource): string {
  const items = children.flatMap((item) => {
    const lists = item.children.filter((child) => child.type === 'list');
    const others = item.children.filter((child) => child.type !== 'list');
    return [
      ...(others.length > 0 || lists.length === 0 ? [onlyParagraph(others, item, source)] : []),
      ...lists.map((list) => listToHtml(list, source)),
    ];
  });
  const tag = ordered ? 'ol' : 'ul';
  return `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
}

const isTable = (node: MarkdownNode): node is Html =>
  node.type === 'html' && node.value.startsWith('<table>');

/** Whether a node belongs to a rich text, not to a block of another type. */
export const isRichText = (node: MarkdownNode): boolean =>
  ['paragraph', 'heading', 'list', 'blockquote'].includes(node.type) || isTable(node);

const addressesIn = (nodes: readonly HtmlNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const own = node.tag === 'a' ? [attributeOf(node, 'href') ?? ''] : [];
    return [...own, ...addressesIn(node.children)];
  });

/** Reads a table, which is written as HTML because Markdown has none with a caption. */
function tableToHtml(node: Html, source: MarkdownSource): string {
  try {
    const elements = parseHtml(node.value);
    const stored = htmlToLexical(node.value);
    if (elements.length !== 1) throw new Error('There is something after the table.');
    for (const address of addressesIn(elements)) noteLink(address, node, source);
    return lexicalToSimpleHtml(stored) && node.value;
  } catch {
    report(
      source,
      node,
      'a table is one <table> without empty lines, with <caption>, <thead>, <tbody>, <tr>, <th> and <td>, closed as in XML.',
    );
    return '';
  }
}

/** A heading of a level that the editor of the cms has; others are reported where they are found. */
const inHeading = (depth: number, html: string): string => {
  const level = Math.min(Math.max(depth, 2), 4);
  return `<h${level}>${html}</h${level}>`;
};

/**
 * Converts paragraphs, headings, lists and quotes to HTML. The result is in the form that the cms stores, so that the
 * same text has the same HTML wherever it is read.
 */
export function toHtml(nodes: readonly RootContent[], source: MarkdownSource): string {
  const blockToHtml = (node: RootContent): string => {
    switch (node.type) {
      case 'paragraph': {
        const html = inlineToHtml(node.children, source);
        if (html.startsWith('::'))
          report(source, node, `“${html.split('\n')[0] ?? ''}” is not a block or its end.`);
        return `<p>${html}</p>`;
      }
      case 'heading':
        if (node.depth === 1 || node.depth > 4)
          report(source, node, 'a heading in a text begins with ##, ### or ####.');
        return inHeading(node.depth, inlineToHtml(node.children, source));
      case 'blockquote':
        return `<blockquote>${onlyParagraph(node.children, node, source)}</blockquote>`;
      case 'list':
        return listToHtml(node, source);
      default:
        if (isTable(node)) return tableToHtml(node, source);
        report(
          source,
          node,
          'a text can contain paragraphs, headings, lists, quotes and tables, and nothing else.',
        );
        return '';
    }
  };
  return lexicalToSimpleHtml(htmlToLexical(nodes.map(blockToHtml).join('')));
}

/** Converts a text without blocks, such as a field of the front matter, to HTML. */
export const markdownToHtml = (source: MarkdownSource): string =>
  toHtml(parseMarkdown(source).children, source);

/** Returns the text of nodes that must not have any formatting. */
export function plainText(nodes: readonly PhrasingContent[], source: MarkdownSource): string {
  for (const node of nodes)
    if (node.type !== 'text')
      report(source, node, 'the words in brackets are plain text, without bold, italic or links.');
  return nodes.map((node) => (node.type === 'text' ? joinLines(node.value) : '')).join('');
}
