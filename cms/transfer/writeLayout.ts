import { blockSchema } from '../content/markdown/blockSchema';
import {
  type Attribute,
  attributesOf,
  type Directive,
  directives,
} from '../content/markdown/directives';
import type { BlockSeed, LinkSeed } from '../content/markdown/blockSchema';
import { isRecord } from '../src/lib/isRecord';
import { rowsOf } from '../src/lib/rowsOf';
import type { FileContext } from './FileContext';
import { htmlOf } from './writeRichText';
import type { Fields } from '../src/lib/Fields';

/** The collection of each kind of key in an attribute. */
const collectionOf = ({ target = 'media' }: Attribute): string =>
  target === 'documents' ? 'media' : target;

function attributeValue(value: unknown, attribute: Attribute, context: FileContext): unknown {
  const { kind, target } = attribute;
  if (kind === 'flag') return value === true ? true : undefined;
  if (kind === 'number') return typeof value === 'number' ? value : undefined;
  if (kind === 'list') {
    const list = target
      ? context.keysOf(collectionOf(attribute), value)
      : Array.isArray(value)
        ? value
        : [];
    return list.length > 0 ? list : undefined;
  }
  if (target) return context.keyOf(collectionOf(attribute), value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The list that belongs to what a block shows; others are left from an earlier choice. */
const chosenLists: Record<string, string[]> = {
  all: [],
  category: ['listCategories'],
  tag: ['listTags'],
  entries: ['listEntries', 'listCategories'],
};

/** Removes the values of fields that the form hides, because another choice was made. */
function withoutHidden(row: Fields): Fields {
  const { listFilter, listFilterBasic, conditionalField } = row;
  const filter = listFilter ?? listFilterBasic;
  const chosen = typeof filter === 'string' ? chosenLists[filter] : undefined;
  const kept = listFilter === 'entries' ? ['listEntries'] : chosen;
  const isHidden = (field: string) =>
    (kept &&
      field.startsWith('list') &&
      !field.startsWith('listFilter') &&
      !kept.includes(field)) ||
    // A picture stays beside a video, because it is shown until the video plays.
    (conditionalField === 'image' && field.startsWith('backgroundVideo'));
  return Object.fromEntries(Object.entries(row).filter(([field]) => !isHidden(field)));
}

const linksOf = (rows: unknown, context: FileContext): LinkSeed[] =>
  rowsOf(rows).flatMap(({ fieldLink }) => {
    const link = context.linkOf(fieldLink);
    if (!link) context.omit('a link without a target');
    return link ?? [];
  });

/** The items of a gallery, as the content names them. */
export const galleryItems = (value: unknown, context: FileContext): Fields[] =>
  rowsOf(value).flatMap(({ blockType, images, video, poster, embedUrl }): Fields[] => {
    if (blockType === 'images') return [{ images: context.keysOf('media', images) }];
    if (blockType === 'videoEmbed') return typeof embedUrl === 'string' ? [{ embedUrl }] : [];
    const key = context.keyOf('media', video);
    const picture = context.keyOf('media', poster);
    return key ? [{ video: key, ...(picture && { poster: picture }) }] : [];
  });

/** What is inside a block. */
function bodyOf(row: Fields, { body }: Directive, context: FileContext): Fields {
  switch (body) {
    case 'blocks':
      return { children: blocksOf(row.children, context) };
    case 'text':
      return { html: htmlOf(row.textContent, context) };
    case 'links':
      return row.blockType === 'buttons'
        ? { buttons: linksOf(row.buttons, context) }
        : { links: linksOf(row.links, context) };
    case 'slides':
      return {
        slides: rowsOf(row.slides).flatMap(({ coverImage, fieldLink }) => {
          const key = context.keyOf('media', coverImage);
          const link = context.linkOf(fieldLink);
          if (!key || !link) context.omit('a slide without a picture or a link');
          return key && link ? [{ coverImage: key, link }] : [];
        }),
      };
    case 'gallery':
      return { items: galleryItems(row.gallery, context) };
    case undefined:
      return {};
  }
}

const isBlockType = (type: unknown): type is BlockSeed['type'] =>
  typeof type === 'string' && Object.hasOwn(directives, type);

/** A stored block as the content has it. */
function blockOf(stored: Fields, context: FileContext): BlockSeed[] {
  const { blockType: type } = stored;
  if (!isBlockType(type)) return [];
  const directive = directives[type];
  const settings = isRecord(stored.videoSettings) ? stored.videoSettings : {};
  const row = withoutHidden({ ...stored, ...settings });
  const fields: Fields = {};
  for (const attribute of Object.values(attributesOf(directive))) {
    const value = attributeValue(row[attribute.field], attribute, context);
    if (value !== undefined) fields[attribute.field] = value;
  }
  const label = directive.label === undefined ? undefined : row[directive.label];
  if (directive.label && typeof label === 'string' && label !== '') fields[directive.label] = label;
  const link = directive.hasLink && context.linkOf(row.fieldLink);
  const own = directive.complete?.(fields) ?? fields;
  const block = { type, ...own, ...(link && { link }), ...bodyOf(row, directive, context) };
  const result = blockSchema.safeParse(block);
  if (result.success) return [result.data];
  context.omit(`a block ${directive.name} that is not complete`);
  return [];
}

/** The stored blocks of a page as the content has them. */
export const blocksOf = (value: unknown, context: FileContext): BlockSeed[] =>
  rowsOf(value).flatMap((row) => blockOf(row, context));
