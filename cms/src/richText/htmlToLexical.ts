import {
  attributeOf,
  decodeHtml,
  type HtmlElement,
  type HtmlNode,
  joinLines,
  parseHtml,
} from './parseHtml';
import type { StoredNode } from './StoredNode';
import { tableNode } from './table/storedTable';

/** A stored rich text. */
export interface StoredRichText {
  root: StoredNode & {
    children: StoredNode[];
    direction: 'ltr';
    format: '';
    indent: 0;
  };
  [key: string]: unknown;
}

const block = { direction: 'ltr', format: '', indent: 0 } as const;

/** The bits that the editor stores for the tags of a text's format. */
export const formatBits = { strong: 1, em: 2, sub: 32, sup: 64 } as const;

const textNode = (text: string, format: number): StoredNode => ({
  type: 'text',
  version: 1,
  text,
  format,
  mode: 'normal',
  style: '',
  detail: 0,
});

/** A document that a link leads to. */
export interface LinkedDocument {
  relationTo: string;
  value: number;
}

/** Returns the document that the href of a link names, or undefined for an address. */
type FindDocument = (href: string) => LinkedDocument | undefined;

function linkNode(element: HtmlElement, children: StoredNode[], find: FindDocument): StoredNode {
  const url = attributeOf(element, 'href') ?? '';
  const newTab = attributeOf(element, 'target') === '_blank';
  const doc = find(url);
  const fields = doc ? { linkType: 'internal', doc, newTab } : { linkType: 'custom', url, newTab };
  return { ...block, type: 'link', version: 3, children, fields };
}

const list = (tag: 'ul' | 'ol', children: StoredNode[]): StoredNode => ({
  ...block,
  type: 'list',
  version: 1,
  tag,
  listType: tag === 'ol' ? 'number' : 'bullet',
  start: 1,
  children: children.map((item, index) => ({ ...item, value: index + 1 })),
});

const paragraph = (children: StoredNode[]): StoredNode => ({
  ...block,
  type: 'paragraph',
  version: 1,
  textFormat: 0,
  textStyle: '',
  children,
});

/** Unwraps a paragraph, because the editor has no paragraphs inside list items and quotes. */
const inlineOf = (node: StoredNode): StoredNode[] =>
  node.type === 'paragraph' && Array.isArray(node.children)
    ? (node.children as StoredNode[])
    : [node];

/** Converts elements to nodes. `strong`, `em`, `sub` and `sup` only set the format of their texts. */
class Converter {
  constructor(private readonly find: FindDocument) {}

  /** @param tag of the element around the nodes; empty at the top */
  nodesOf(nodes: readonly HtmlNode[], tag = '', format = 0): StoredNode[] {
    return nodes.flatMap((node) => {
      if (typeof node !== 'string') return this.elementNodes(node, format);
      const isBetweenBlocks = node.trim() === '' && ['', 'ul', 'ol'].includes(tag);
      return isBetweenBlocks ? [] : [textNode(decodeHtml(joinLines(node)), format)];
    });
  }

  private elementNodes(element: HtmlElement, format: number): StoredNode[] {
    const { tag } = element;
    const inside = (own = 0) => this.nodesOf(element.children, tag, format | own);
    switch (tag) {
      case 'br':
        return [{ type: 'linebreak', version: 1 }];
      case 'p':
        return [paragraph(inside())];
      case 'h2':
      case 'h3':
      case 'h4':
        return [{ ...block, type: 'heading', version: 1, tag, children: inside() }];
      case 'blockquote':
        return [{ ...block, type: 'quote', version: 1, children: inside().flatMap(inlineOf) }];
      case 'ul':
      case 'ol':
        return [list(tag, inside())];
      case 'li':
        return [{ ...block, type: 'listitem', version: 1, children: inside().flatMap(inlineOf) }];
      case 'table':
        return [tableNode(element, (cell) => this.nodesOf(cell.children, cell.tag))];
      case 'a':
        return [linkNode(element, inside(), this.find)];
      case 'strong':
      case 'em':
      case 'sub':
      case 'sup':
        return inside(formatBits[tag]);
      default:
        throw new Error(`The tag <${tag}> cannot be stored as rich text.`);
    }
  }
}

const findNothing: FindDocument = () => undefined;

/**
 * Converts simple HTML to rich text: p, h2, h3, h4, ul, ol, li, strong, em, sub, sup, a, blockquote,
 * br, and tables.
 *
 * @param find the documents that links lead to; without it, all links lead to addresses
 * @throws Error for any other tag, or a tag that is not closed.
 */
export function htmlToLexical(html: string, find = findNothing): StoredRichText {
  const nodes = new Converter(find).nodesOf(parseHtml(html));
  const isInline = nodes.some(({ type }) => type === 'text' || type === 'link');
  const children = isInline ? [paragraph(nodes)] : nodes;
  return { root: { ...block, type: 'root', version: 1, children } };
}
