import type { BlockContent, PhrasingContent } from 'mdast';
import { newWindowTitle } from './richText';

interface Element {
  tag: string;
  attributes: string;
  children: (Element | string)[];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (match, name: string) => entities[name] ?? match);

/** Parses the simple HTML of a seed to elements. */
function parseHtml(html: string): Element {
  const root: Element = { tag: '', attributes: '', children: [] };
  const open = [root];
  for (const [, slash, tag, attributes = '', text] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/g,
  )) {
    const parent = open.at(-1) ?? root;
    if (tag === undefined) parent.children.push(decode(text ?? ''));
    else if (slash !== '') open.pop();
    else {
      const element = { tag, attributes, children: [] };
      parent.children.push(element);
      if (tag !== 'br') open.push(element);
    }
  }
  return root;
}

function toInline(node: Element | string): PhrasingContent[] {
  if (typeof node === 'string') return [{ type: 'text', value: node }];
  const children = node.children.flatMap(toInline);
  switch (node.tag) {
    case 'strong':
      return [{ type: 'strong', children }];
    case 'em':
      return [{ type: 'emphasis', children }];
    case 'br':
      return [{ type: 'break' }];
    case 'a': {
      const url = decode(/href="([^"]*)"/.exec(node.attributes)?.[1] ?? '');
      const title = node.attributes.includes('target="_blank"') ? newWindowTitle : null;
      return [{ type: 'link', url, title, children }];
    }
    default:
      return children;
  }
}

const headings: Record<string, 2 | 3 | 4> = { h2: 2, h3: 3, h4: 4 };

function toBlock(node: Element | string): BlockContent {
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
export const htmlToNodes = (html: string): BlockContent[] => parseHtml(html).children.map(toBlock);
