import { isDeepStrictEqual } from 'node:util';
import type { BlockContent, PhrasingContent } from 'mdast';
import { directiveToMarkdown } from 'mdast-util-directive';
import { type Handle, type Join, toMarkdown } from 'mdast-util-to-markdown';
import type { BlockSeed, GalleryItemSeed, LinkSeed } from './blockSchema';
import { formatLinkTarget } from '../links';
import { attributesOf, type Directive, directives } from './directives';
import { htmlToNodes } from './htmlToMarkdown';
import { formatLinkTitle } from './linkTitle';
import type { Fields } from '../../src/lib/Fields';

type Attributes = Record<string, string>;

/** The words in brackets. They are escaped here, because mdast-util-directive does not escape them. */
const words = (text: string): PhrasingContent[] => [
  { type: 'html', value: text.replace(/[\\`*_[\]<>&]/g, '\\$&') },
];

/** A value as the text of an attribute; a flag has no text. */
function attributeText(value: unknown): string {
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const linkAttributesOf = (link: LinkSeed | undefined): Attributes =>
  link
    ? {
        link: formatLinkTarget(link),
        ...(link.text && { linkText: link.text }),
        ...(link.title && { linkTitle: link.title }),
        ...(link.newWindow && { newWindow: '' }),
      }
    : {};

/** Drops each field that reading adds back, so that read(write(block)) is the same block. */
function attributesFor(fields: Fields, directive: Directive): Attributes {
  const known = Object.entries(attributesOf(directive)).filter(
    ([, { field, kind }]) => fields[field] !== undefined && !(kind === 'flag' && !fields[field]),
  );
  let kept = Object.fromEntries(known.map(([, { field }]) => [field, fields[field]]));
  const { complete } = directive;
  for (const field of complete ? Object.keys(kept) : []) {
    const { [field]: dropped, ...rest } = kept;
    if (dropped !== undefined && isDeepStrictEqual(complete?.(rest), complete?.(kept))) kept = rest;
  }
  return Object.fromEntries(
    known
      .filter(([, { field }]) => field in kept)
      .map(([name, { field }]) => [name, attributeText(fields[field])]),
  );
}

const linkList = (links: readonly LinkSeed[]): BlockContent => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: links.map((link) => ({
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: [
          {
            type: 'link',
            url: formatLinkTarget(link),
            title: formatLinkTitle(link),
            children: [{ type: 'text', value: link.text }],
          },
        ],
      },
    ],
  })),
});

const line = (name: string, attributes: Attributes, label?: string): BlockContent => ({
  type: 'leafDirective',
  name,
  attributes,
  children: label === undefined ? [] : words(label),
});

function galleryLine(item: GalleryItemSeed): BlockContent {
  if ('images' in item) return line('images', { images: item.images.join(' ') });
  if ('embedUrl' in item) return line('embed', { url: item.embedUrl });
  return line('video', { video: item.video, ...(item.poster && { poster: item.poster }) });
}

/** What is inside the directive of a block; undefined if it is a single line. */
function bodyOf(block: BlockSeed): BlockContent[] | undefined {
  switch (block.type) {
    case 'hero':
    case 'columns':
    case 'group':
    case 'accordion':
      return nodesOf(block.children);
    case 'textContent':
    case 'card':
      return htmlToNodes(block.html);
    case 'buttons':
      return [linkList(block.buttons)];
    case 'links':
      return [linkList(block.links)];
    case 'slider':
      return block.slides.map(({ coverImage, link }) =>
        line('slide', { image: coverImage, ...linkAttributesOf(link) }),
      );
    case 'gallery':
      return block.items.map(galleryLine);
    default:
      return undefined;
  }
}

function directiveOf(block: BlockSeed): BlockContent {
  const directive = directives[block.type];
  const fields: Fields = { ...block };
  const label = directive.label === undefined ? undefined : fields[directive.label];
  const attributes = {
    ...attributesFor(fields, directive),
    ...('link' in block && linkAttributesOf(block.link)),
  };
  const text = typeof label === 'string' ? label : undefined;
  const body = bodyOf(block);
  if (!body) return line(directive.name, attributes, text);
  const labelNode: BlockContent[] =
    text === undefined
      ? []
      : [{ type: 'paragraph', data: { directiveLabel: true }, children: words(text) }];
  const children = [...labelNode, ...body];
  return { type: 'containerDirective', name: directive.name, attributes, children };
}

/** The nodes of blocks. A text is a directive only where it would otherwise join the text before it. */
function nodesOf(blocks: readonly BlockSeed[]): BlockContent[] {
  let isAfterText = false;
  return blocks.flatMap((block) => {
    const isPlain = block.type === 'textContent' && Object.keys(block).length === 2 && !isAfterText;
    isAfterText = isPlain;
    return isPlain ? htmlToNodes(block.html) : [directiveOf(block)];
  });
}

/** Writes blocks as Markdown with directives. It is the inverse of readBlocks. */
export const writeBlocks = (blocks: readonly BlockSeed[]): string => writeNodes(nodesOf(blocks));

/** Writes the HTML of a seed as Markdown. */
export const htmlToMarkdown = (html: string): string => writeNodes(htmlToNodes(html));

/** The lines of a gallery or a slider are not separated by empty lines. */
const joinLines: Join = (_left, _right, parent) =>
  parent.type === 'containerDirective' && ['gallery', 'slider'].includes(parent.name)
    ? 0
    : undefined;

const syntax = directiveToMarkdown({ preferUnquoted: true, preferShortcut: false });

/** Colons inside a sentence need no backslash, because parseMarkdown reads no directives there. */
const unsafe = syntax.unsafe?.filter(
  ({ character, inConstruct }) => character !== ':' || inConstruct === undefined,
);

/** Writes a container; its lists start with a hyphen, even right after another list. */
const containerDirective: Handle = (node, parent, state, info) => {
  state.bulletLastUsed = undefined;
  return syntax.handlers?.containerDirective?.(node, parent, state, info) ?? '';
};

const writeNodes = (children: BlockContent[]): string =>
  toMarkdown(
    { type: 'root', children },
    {
      bullet: '-',
      emphasis: '*',
      rule: '-',
      listItemIndent: 'one',
      resourceLink: true,
      join: [joinLines],
      extensions: [{ ...syntax, unsafe }],
      handlers: { containerDirective },
    },
  );
