import { ownValue } from '../lib/ownValue';

/** An element of simple HTML. */
export interface HtmlElement {
  tag: string;
  attributes: string;
  children: HtmlNode[];
}

/** An element, or a text with its entities. */
export type HtmlNode = HtmlElement | string;

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** Decodes the entities of a text. */
export const decodeHtml = (text: string): string =>
  text.replace(/&(#\d+|#x[0-9a-f]+|\w+);/gi, (match, name: string) => {
    if (name.startsWith('#x')) return String.fromCodePoint(parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
    return ownValue(entities, name) ?? match;
  });

/** A text in which line breaks, with the spaces around them, are spaces. */
export const joinLines = (text: string): string =>
  text.replace(/\s+/g, (run) => (run.includes('\n') ? ' ' : run));

/** The decoded value of an attribute; undefined if the element does not have it. */
export function attributeOf({ attributes }: HtmlElement, name: string): string | undefined {
  const value = new RegExp(`${name}\\s*=\\s*"([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : decodeHtml(value);
}

/**
 * Parses HTML whose tags, except br, are all closed.
 *
 * @throws Error for a tag that is not closed, or that closes nothing
 */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: '', attributes: '', children: [] };
  const open = [root];
  const top = () => open.at(-1) ?? root;
  for (const [, slash, tag, attributes = '', text = ''] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/gi,
  )) {
    if (tag === undefined) top().children.push(text);
    else if (slash === '' || tag === 'br') {
      const element: HtmlElement = { tag, attributes, children: [] };
      top().children.push(element);
      if (tag !== 'br') open.push(element);
    } else if (top().tag === tag) open.pop();
    else throw new Error(`</${tag}> closes nothing in: ${html}`);
  }
  if (open.length > 1) throw new Error(`<${top().tag}> is not closed in: ${html}`);
  return root.children;
}
