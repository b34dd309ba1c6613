/** A stored node of the rich-text editor's JSON. */
interface StoredNode {
  type: string;
  version: number;
  [key: string]: unknown;
}

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
const bold = 1;
const italic = 2;

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const decode = (text: string): string =>
  text.replace(/&(#\d+|#x[0-9a-f]+|\w+);/gi, (match, name: string) => {
    if (name.startsWith('#x')) return String.fromCodePoint(parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
    return entities[name] ?? match;
  });

interface Open {
  tag: string;
  attributes: string;
  children: StoredNode[];
}

const attribute = (attributes: string, name: string): string | undefined => {
  const value = new RegExp(`${name}\\s*=\\s*"([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : decode(value);
};

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
export type FindDocument = (href: string) => LinkedDocument | undefined;

function linkNode(attributes: string, children: StoredNode[], find: FindDocument): StoredNode {
  const url = attribute(attributes, 'href') ?? '';
  const newTab = attribute(attributes, 'target') === '_blank';
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

/** Converts a closed tag to nodes. `strong` and `em` only set the format of their texts. */
function close({ tag, attributes, children }: Open, find: FindDocument): StoredNode[] {
  const paragraph = { textFormat: 0, textStyle: '' };
  switch (tag) {
    case 'p':
      return [{ ...block, ...paragraph, type: 'paragraph', version: 1, children }];
    case 'h2':
    case 'h3':
    case 'h4':
      return [{ ...block, type: 'heading', version: 1, tag, children }];
    case 'blockquote':
      return [{ ...block, type: 'quote', version: 1, children: children.flatMap(inlineOf) }];
    case 'ul':
    case 'ol':
      return [list(tag, children)];
    case 'li':
      return [{ ...block, type: 'listitem', version: 1, children: children.flatMap(inlineOf) }];
    case 'a':
      return [linkNode(attributes, children, find)];
    case 'strong':
    case 'em':
      return children;
    default:
      throw new Error(`The tag <${tag}> cannot be stored as rich text.`);
  }
}

/** Unwraps a paragraph, because the editor has no paragraphs inside list items and quotes. */
const inlineOf = (node: StoredNode): StoredNode[] =>
  node.type === 'paragraph' && Array.isArray(node.children)
    ? (node.children as StoredNode[])
    : [node];

const findNothing: FindDocument = () => undefined;

/**
 * Converts simple HTML to rich text: p, h2, h3, h4, ul, ol, li, strong, em, a, blockquote and br.
 *
 * @param find the documents that links lead to; without it, all links lead to addresses
 * @throws Error for any other tag, or a tag that is not closed.
 */
export function htmlToLexical(html: string, find = findNothing): StoredRichText {
  const root: Open = { tag: '', attributes: '', children: [] };
  const open: Open[] = [root];
  const top = (): Open => open.at(-1) ?? root;
  const isOpen = (tag: string): boolean => open.some((one) => one.tag === tag);
  const format = (): number => (isOpen('strong') ? bold : 0) | (isOpen('em') ? italic : 0);

  for (const [, slash, tag = '', attributes = '', text] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/gi,
  )) {
    if (text !== undefined) {
      const isBetweenBlocks = text.trim() === '' && ['', 'ul', 'ol'].includes(top().tag);
      if (!isBetweenBlocks)
        top().children.push(textNode(decode(text.replace(/\s*\n\s*/g, ' ')), format()));
    } else if (tag === 'br') top().children.push({ type: 'linebreak', version: 1 });
    else if (slash === '') open.push({ tag, attributes, children: [] });
    else {
      const closed = open.pop();
      if (closed?.tag !== tag) throw new Error(`</${tag}> closes nothing in: ${html}`);
      top().children.push(...close(closed, find));
    }
  }
  if (open.length > 1) throw new Error(`<${top().tag}> is not closed in: ${html}`);
  const hasInlineRoot = root.children.some(({ type }) => type === 'text' || type === 'link');
  const children = hasInlineRoot
    ? close({ tag: 'p', attributes: '', children: root.children }, find)
    : root.children;
  return { root: { ...block, type: 'root', version: 1, children } };
}
