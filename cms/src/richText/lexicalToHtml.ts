import { escapeHtml } from '../lib/escapeHtml';
import { isRecord } from '../lib/isRecord';
import { type LexicalNode, readRoot } from './LexicalNode';

/** Returns the URL of a linked element, or null if visitors cannot see it. */
export type ResolveElement = (element: { relationTo: string; id: number }) => string | null;

const bold = 1;
const italic = 2;

function textHtml({ raw }: LexicalNode): string {
  const format = typeof raw.format === 'number' ? raw.format : 0;
  let html = escapeHtml(typeof raw.text === 'string' ? raw.text : '');
  if (html === '') return '';
  if (format & italic) html = `<em>${html}</em>`;
  if (format & bold) html = `<strong>${html}</strong>`;
  return html;
}

/** Returns the target of an internal link, or null. */
export function linkedElement({ raw }: LexicalNode): { relationTo: string; id: number } | null {
  if (!isRecord(raw.fields) || raw.fields.linkType !== 'internal') return null;
  const { doc } = raw.fields;
  if (!isRecord(doc) || typeof doc.relationTo !== 'string') return null;
  const id = isRecord(doc.value) ? doc.value.id : doc.value;
  return typeof id === 'number' ? { relationTo: doc.relationTo, id } : null;
}

function linkHtml(node: LexicalNode, resolve: ResolveElement): string {
  const inner = inside(node, resolve);
  const fields = isRecord(node.raw.fields) ? node.raw.fields : {};
  const element = linkedElement(node);
  const url = element ? resolve(element) : typeof fields.url === 'string' ? fields.url : null;
  if (!url || !/^(https?:|mailto:|tel:|\/|#)/i.test(url)) return inner;
  const target = fields.newTab === true ? ' target="_blank" rel="noopener"' : '';
  return `<a href="${escapeHtml(url)}"${target}>${inner}</a>`;
}

const inside = (node: LexicalNode, resolve: ResolveElement): string =>
  node.children.map((child) => nodeHtml(child, resolve)).join('');

const wrap = (tag: string, html: string): string =>
  html.trim() === '' ? '' : `<${tag}>${html}</${tag}>`;

const headings = new Set(['h2', 'h3', 'h4']);

function nodeHtml(node: LexicalNode, resolve: ResolveElement): string {
  const tag = typeof node.raw.tag === 'string' ? node.raw.tag : '';
  switch (node.type) {
    case 'text':
      return textHtml(node);
    case 'linebreak':
      return '<br>';
    case 'link':
    case 'autolink':
      return linkHtml(node, resolve);
    case 'heading':
      return wrap(headings.has(tag) ? tag : 'h2', inside(node, resolve));
    case 'list':
      return wrap(node.raw.listType === 'number' ? 'ol' : 'ul', inside(node, resolve));
    case 'listitem':
      return wrap('li', inside(node, resolve));
    case 'quote':
      return wrap('blockquote', inside(node, resolve));
    case 'paragraph':
      return wrap('p', inside(node, resolve));
    default:
      return inside(node, resolve);
  }
}

/** Converts a stored rich text to semantic HTML, or returns null if it is empty. */
export function lexicalToHtml(value: unknown, resolve: ResolveElement): string | null {
  const root = readRoot(value);
  return (root && inside(root, resolve)) || null;
}
