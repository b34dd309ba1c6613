import type { BlockContent, List, ListItem, PhrasingContent } from 'mdast';
import {
  attributeOf,
  decodeHtml,
  type HtmlElement,
  type HtmlNode,
  parseHtml,
} from '../../src/richText/parseHtml';
import { newWindowTitle } from './richText';
import { ownValue } from '../../src/lib/ownValue';

function toInline(node: HtmlNode): PhrasingContent[] {
  if (typeof node === 'string') return [{ type: 'text', value: decodeHtml(node) }];
  const children = node.children.flatMap(toInline);
  switch (node.tag) {
    case 'strong':
      return [{ type: 'strong', children }];
    case 'em':
      return [{ type: 'emphasis', children }];
    case 'sub':
    case 'sup':
      return [
        { type: 'html', value: `<${node.tag}>` },
        ...children,
        { type: 'html', value: `</${node.tag}>` },
      ];
    case 'br':
      return [{ type: 'break' }];
    case 'a': {
      const url = attributeOf(node, 'href') ?? '';
      const title = attributeOf(node, 'target') === '_blank' ? newWindowTitle : null;
      return [{ type: 'link', url, title, children }];
    }
    default:
      return children;
  }
}

const headings: Record<string, 2 | 3 | 4> = { h2: 2, h3: 3, h4: 4 };

type ListElement = HtmlElement & { tag: 'ul' | 'ol' };

const isList = (node: HtmlNode): node is ListElement =>
  typeof node !== 'string' && (node.tag === 'ul' || node.tag === 'ol');

/** Converts a list. A list that is an item of its own belongs to the item before it. */
function toList({ tag, children }: ListElement): List {
  const items: ListItem[] = [];
  for (const node of children) {
    const inside = typeof node === 'string' ? [node] : node.children;
    const words = inside.filter((child) => !isList(child)).flatMap(toInline);
    const lists = inside.filter(isList).map(toList);
    const last = items.at(-1);
    if (words.length === 0 && last) last.children.push(...lists);
    else
      items.push({
        type: 'listItem',
        spread: false,
        children: [
          ...(words.length > 0 ? [{ type: 'paragraph' as const, children: words }] : []),
          ...lists,
        ],
      });
  }
  return { type: 'list', ordered: tag === 'ol', spread: false, children: items };
}

const htmlOf = (node: HtmlNode): string => {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  return `<${tag}${attributes}>${tag === 'br' ? '' : `${children.map(htmlOf).join('')}</${tag}>`}`;
};

/** Writes a table as HTML, one row in each line. */
const toTable = (node: HtmlElement): BlockContent => ({
  type: 'html',
  value: htmlOf(node).replace(/<(caption|thead|tbody|tr|\/thead|\/tbody|\/table)\b/g, '\n<$1'),
});

function toBlock(node: HtmlNode): BlockContent {
  if (typeof node === 'string') return { type: 'paragraph', children: toInline(node) };
  if (isList(node)) return toList(node);
  if (node.tag === 'table') return toTable(node);
  const paragraph = { type: 'paragraph' as const, children: node.children.flatMap(toInline) };
  const depth = ownValue(headings, node.tag);
  if (depth) return { type: 'heading', depth, children: paragraph.children };
  if (node.tag === 'blockquote') return { type: 'blockquote', children: [paragraph] };
  return paragraph;
}

/** Converts the HTML of a seed to nodes of Markdown. It is the inverse of `toHtml` in richText.ts. */
export const htmlToNodes = (html: string): BlockContent[] => parseHtml(html).map(toBlock);
