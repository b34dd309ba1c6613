import type { BlockContent, PhrasingContent } from 'mdast';
import { attributeOf, decodeHtml, type HtmlNode, parseHtml } from '../../src/richText/parseHtml';
import { newWindowTitle } from './richText';

function toInline(node: HtmlNode): PhrasingContent[] {
  if (typeof node === 'string') return [{ type: 'text', value: decodeHtml(node) }];
  const children = node.children.flatMap(toInline);
  switch (node.tag) {
    case 'strong':
      return [{ type: 'strong', children }];
    case 'em':
      return [{ type: 'emphasis', children }];
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

function toBlock(node: HtmlNode): BlockContent {
  if (typeof node === 'string') return { type: 'paragraph', children: toInline(node) };
  const paragraph = { type: 'paragraph' as const, children: node.children.flatMap(toInline) };
  const depth = headings[node.tag];
  if (depth) return { type: 'heading', depth, children: paragraph.children };
  if (node.tag === 'blockquote') return { type: 'blockquote', children: [paragraph] };
  if (node.tag !== 'ul' && node.tag !== 'ol') return paragraph;
  return {
    type: 'list',
    ordered: node.tag === 'ol',
    spread: false,
    children: node.children.map((item) => ({
      type: 'listItem' as const,
      spread: false,
      children: [{ type: 'paragraph' as const, children: toInline(item) }],
    })),
  };
}

/** Converts the HTML of a seed to nodes of Markdown. It is the inverse of `toHtml` in richText.ts. */
export const htmlToNodes = (html: string): BlockContent[] => parseHtml(html).map(toBlock);
